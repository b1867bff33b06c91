/** The home pages and layouts of the four designs. */
import { z } from "zod";
import type { PageData } from "#app/content/pictures.ts";
import { FACILITY_NAMES } from "#app/ui/icon-names.ts";
import { picture, text, title } from "../parts.ts";
import { testimonial } from "./house.ts";
import { dollars, heading } from "./screen.ts";

const chrome = {
  brand: z.strictObject({ name: title, kind: text }),
  footer: z.strictObject({
    words: text,
    gallery: z.array(picture("plate")).length(6, "Le immagini in fondo sono sei"),
  }),
};

const icon = z.enum(FACILITY_NAMES, "Questa icona non esiste");

const facility = z.strictObject({ icon, name: title, words: text });

export type Facility = PageData<typeof facility>;

const facilities = (count: number) =>
  z.strictObject({ ...heading, items: z.array(facility).length(count) });

const offer = z.strictObject({
  room: text,
  percent: z.int().min(1).max(99),
  title: title,
  blurb: text,
  picture: picture("tile"),
});

export type Offer = PageData<typeof offer>;

const offers = z.strictObject({ ...heading, items: z.array(offer).length(3) });

const reviews = (count: number) =>
  z.strictObject({ ...heading, items: z.array(testimonial).length(count) });

const video = z.strictObject({
  youtube: text.regex(/^[\w-]{11}$/, "Serve la parte dell'indirizzo dopo v="),
  name: title,
  poster: picture("still"),
});

const newsletter = z.strictObject({ heading: title, words: text, button: text });

export type DemoNewsletter = PageData<typeof newsletter>;

const stories = z.strictObject(heading);

const place = z.strictObject({ name: title, words: text, picture: picture("gallery") });

const resortRoom = z.strictObject({
  title: title,
  price: dollars,
  category: text,
  area: text,
  beds: text,
  picture: picture("tile"),
  view: text,
  facts: z.array(z.strictObject({ label: title, value: text })).length(3),
});

export const resort = z.strictObject({
  ...chrome,
  hero: z.strictObject({ label: title, heading: title, words: text, picture: picture("hero") }),
  intro: z.strictObject({
    ...heading,
    words: z.array(text).min(1),
    link: text,
    picture: picture("member"),
    figure: z.strictObject({ figure: text, words: text }),
  }),
  facilities: facilities(3),
  offers,
  places: z.strictObject({ ...heading, words: text, items: z.array(place).length(3) }),
  rooms: z.strictObject({ ...heading, perNight: text, items: z.array(resortRoom).length(3) }),
  reviews: reviews(4),
  stories,
  newsletter,
});

const hostelRoom = z.strictObject({
  title: title,
  price: dollars,
  words: text,
  picture: picture("tile"),
});

export type HostelRoom = PageData<typeof hostelRoom>;

export const hostel = z.strictObject({
  ...chrome,
  hero: z.strictObject({
    label: title,
    heading: title,
    words: text,
    link: text,
    picture: picture("hero"),
  }),
  search: z.strictObject({
    arrival: text,
    departure: text,
    adults: text,
    children: text,
    button: text,
    note: text,
  }),
  about: z.strictObject({
    ...heading,
    words: z.array(text).min(1),
    picture: picture("tile"),
  }),
  facilities: facilities(4),
  offers,
  film: z.strictObject({ ...heading, video }),
  events: z.strictObject({
    ...heading,
    link: text,
    items: z
      .array(z.strictObject({ name: title, when: text, words: text, picture: picture("tile") }))
      .length(3),
  }),
  rooms: z.strictObject({
    ...heading,
    perNight: text,
    link: text,
    open: text,
    close: text,
    items: z.array(hostelRoom).length(6),
  }),
  reviews: reviews(3),
  stories,
  newsletter,
});

export const cityHotel = z.strictObject({
  ...chrome,
  hero: z.strictObject({
    label: title,
    heading: title,
    words: text,
    link: text,
    picture: picture("hero"),
  }),
  about: z.strictObject({
    ...heading,
    words: z.array(text).min(1),
    link: text,
    video,
  }),
  services: z.strictObject({
    ...heading,
    link: text,
    all: text,
    items: z.array(z.strictObject({ icon, name: title, words: text })).length(5),
  }),
  availability: z.strictObject({
    heading: title,
    words: text,
    checkIn: text,
    checkOut: text,
    adults: text,
    children: text,
    location: text,
    locations: z.array(text).min(2),
    button: text,
  }),
  film: z.strictObject({ ...heading, video }),
  customers: reviews(4),
  guests: reviews(3),
  news: stories,
  gallery: z.strictObject({ ...heading, pictures: z.array(picture("tile")).length(6) }),
  features: facilities(4),
  years: z.strictObject({ figure: text, heading: title, words: text, picture: picture("tile") }),
  offer: z.strictObject({
    ...heading,
    words: text,
    link: text,
    percent: z.int(),
    picture: picture("tile"),
  }),
  blogs: z.strictObject({ ...heading, open: text, close: text }),
  album: z.strictObject({ ...heading, pictures: z.array(picture("gallery")).length(4) }),
  newsletter,
});

const apartmentRoom = z.strictObject({
  name: title,
  adults: z.int(),
  size: text,
  words: text,
  price: dollars,
  picture: picture("tile"),
});

export type ApartmentRoom = PageData<typeof apartmentRoom>;

export const apartment = z.strictObject({
  ...chrome,
  account: z.strictObject({ login: text, signUp: text, bookings: text, badge: z.int() }),
  hero: z.strictObject({
    slides: z
      .array(z.strictObject({ heading: title, words: text, picture: picture("hero") }))
      .length(3),
    checkIn: text,
    checkOut: text,
    children: text,
    button: text,
  }),
  offers,
  facilities: facilities(4),
  rooms: z.strictObject({
    ...heading,
    perNight: text,
    adults: text,
    size: text,
    button: text,
    items: z.array(apartmentRoom).length(4),
  }),
  appointment: z.strictObject({
    ...heading,
    words: text,
    name: title,
    email: text,
    topic: text,
    message: text,
    button: text,
    picture: picture("member"),
  }),
  reviews: reviews(4),
  stories,
  newsletter,
});
