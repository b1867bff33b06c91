/**
 * The content of the demonstration; the compiler infers its types from the files. Names, prices and misspellings come
 * from the specification; telephone numbers and addresses are reserved for examples, and reach nobody.
 */
import about from "#content/template/about.json" with { type: "json" };
import apartment from "#content/template/apartment.json" with { type: "json" };
import banners from "#content/template/banners.json" with { type: "json" };
import blog from "#content/template/blog.json" with { type: "json" };
import cityHotel from "#content/template/city-hotel.json" with { type: "json" };
import contact from "#content/template/contact.json" with { type: "json" };
import findRoom from "#content/template/find-room.json" with { type: "json" };
import hostel from "#content/template/hostel.json" with { type: "json" };
import menu from "#content/template/menu.json" with { type: "json" };
import post from "#content/template/post.json" with { type: "json" };
import pricing from "#content/template/pricing.json" with { type: "json" };
import resort from "#content/template/resort.json" with { type: "json" };
import restaurant from "#content/template/restaurant.json" with { type: "json" };
import roomDetails from "#content/template/room-details.json" with { type: "json" };
import rooms from "#content/template/rooms.json" with { type: "json" };
import services from "#content/template/services.json" with { type: "json" };
import team from "#content/template/team.json" with { type: "json" };
import pictures from "#content/template/pictures.json" with { type: "json" };
import type { SiteContent } from "#app/content/site-content.ts";
import type { DemoCard } from "#app/domain/booking-state.ts";
import { type Catalogue, pictureDataOf } from "#pictures/catalogue.ts";
import { type WithPictures, withPictures } from "#app/content/pictures.ts";

const DEMO_WORDS = {
  "template/about": about,
  "template/apartment": apartment,
  "template/banners": banners,
  "template/blog": blog,
  "template/city-hotel": cityHotel,
  "template/contact": contact,
  "template/find-room": findRoom,
  "template/hostel": hostel,
  "template/menu": menu,
  "template/post": post,
  "template/pricing": pricing,
  "template/resort": resort,
  "template/restaurant": restaurant,
  "template/room-details": roomDetails,
  "template/rooms": rooms,
  "template/services": services,
  "template/team": team,
};

export type AllDemoContent = WithPictures<typeof DEMO_WORDS>;

const altById: Record<string, string> = pictures;

export function allDemoContentOf(catalogue: Catalogue): AllDemoContent {
  return withPictures(DEMO_WORDS, (picture) => {
    const pictureData = pictureDataOf(catalogue, picture);
    const alt = altById[picture.id];
    if (!pictureData || alt === undefined)
      throw new Error(`content/template has no picture ${picture.id}`);
    return { ...pictureData, alt };
  });
}

/** Only the type changes: `readContents` has added the demonstration's content to the site's. */
export const withDemoContent = (content: SiteContent) => content as SiteContent & AllDemoContent;

/** Returns the files that are served for the demonstration in addition to its pages. */
export function demoFiles(content: SiteContent): [name: string, text: string][] {
  return [["menu.json", JSON.stringify(withDemoContent(content)["template/menu"].items)]];
}

/** Returns the room cards of all designs, because a card of one design may link to a page of another design. */
export function allDemoCards(content: SiteContent): DemoCard[] {
  const siteContent = withDemoContent(content);
  const apartments = siteContent["template/apartment"].rooms.items;
  return [
    ...siteContent["template/rooms"].rooms,
    ...siteContent["template/resort"].rooms.items,
    ...siteContent["template/hostel"].rooms.items,
    ...apartments.map(({ name, price }) => ({ title: name, price })),
  ].map(({ title, price }) => ({ title, price }));
}
