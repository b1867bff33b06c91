/** The files of content/template/: the English pages that all designs share. */
import { blog, blogPost } from "./blog.ts";
import { apartment, cityHotel, hostel, resort } from "./designs.ts";
import { about, contact, pricing, services, team } from "./house.ts";
import { menu, restaurant } from "./restaurant.ts";
import { pictureWords } from "../pictures.ts";
import { findRoom, roomDetails, rooms } from "./rooms.ts";
import { banners } from "./screen.ts";

export const TEMPLATE_SCHEMAS = {
  "template/banners": banners,
  "template/about": about,
  "template/rooms": rooms,
  "template/find-room": findRoom,
  "template/room-details": roomDetails,
  "template/services": services,
  "template/restaurant": restaurant,
  "template/menu": menu,
  "template/team": team,
  "template/pricing": pricing,
  "template/blog": blog,
  "template/post": blogPost,
  "template/contact": contact,
  "template/resort": resort,
  "template/hostel": hostel,
  "template/city-hotel": cityHotel,
  "template/apartment": apartment,
};

/** The alternative texts of their pictures. */
export const TEMPLATE_WORDS = { "template/pictures": pictureWords };
