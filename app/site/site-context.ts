import type { Contents, Room, SiteContent } from "#app/content/site-content.ts";
import type { Language } from "#app/domain/languages.ts";
import { anyRoomPrice } from "#app/domain/night-prices.ts";
import { pricesOf } from "#app/domain/prices.ts";
import type { StayPrice } from "#app/domain/money.ts";
import type { Day } from "#app/domain/stay.ts";

export type Site = {
  contents: Contents;
  language: Language;
  url: string;
  /** The day of the rendering in the house's time zone; prices of seasons that ended before this day are left out. */
  today: Day;
};

/** `address` is the last segment of the path of a room, or of a story about the area. */
export type LoaderArgs = { site: Site; address?: string | undefined };

export function contentOf({ site: { contents, language } }: LoaderArgs): SiteContent {
  return contents[language];
}

/** `leastPrice` is the least price of a coming night for two persons. */
export type PricedRoom = Room & { leastPrice: StayPrice };

export function pricedRoomsOf(args: LoaderArgs): PricedRoom[] {
  const { rooms, prices } = contentOf(args);
  const { today } = args.site;
  return rooms.rooms.map((room) => ({
    ...room,
    leastPrice: anyRoomPrice(pricesOf(room.slug, prices), today),
  }));
}

/** Thrown if content/ has no room or story whose `address` is the path's last segment. */
export class NotFoundError extends Error {}

export function orNotFound<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new NotFoundError();
  return entry;
}

export type ScreenProps<Loader extends (...args: never[]) => unknown> = {
  loaderData: ReturnType<Loader>;
};
