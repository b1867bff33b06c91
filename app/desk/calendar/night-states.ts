/** Finds the state of each night of each room: free, closed, a stay, sold by a portal, or unknown. */
import { roomFreshness } from "#app/domain/availability.ts";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { type Day, nightsIn, type Stay } from "#app/domain/stay.ts";
import { nightWindowAt, readAvailability } from "#server/calendar/availability.ts";
import { bookingsOf, findDoubleSales, isWithin, type Span } from "#server/calendar/double-sales.ts";
import { type Closure, closuresIn } from "#server/store/closures.ts";
import type { RunSql } from "#server/store/database.ts";
import { allFeeds, nightsByPortalIn } from "#server/store/feeds.ts";
import type { HouseContext, DeskRoom } from "../context.ts";

/** Returns a text such as "2 adulti, bambini: 1 (4 anni)". */
const describeParty = ({ adults, children }: Closure): string =>
  [adults && (adults === "1" ? "1 adulto" : `${adults} adulti`), children && `bambini: ${children}`]
    .filter(Boolean)
    .join(", ");

/** A night that is not taken is "unknown" if a portal's calendar was last read too long ago, or frees too many nights. */
type NightKind = "free" | "closed" | "stay" | "portal" | "unknown";

async function readStateLookup(query: RunSql, room: string, areNightsKnown: boolean, now: number) {
  const nightsByPortal = await nightsByPortalIn(query, room);
  const feeds = (await allFeeds(query)).filter((feed) => feed.room === room);
  const nameOf = (portal: string) => feeds.find((feed) => feed.portal === portal)?.name ?? portal;
  const bookings = bookingsOf(nightsByPortal);
  const roomClosures = await closuresIn(query, room);
  const doubleSalesByNight = findDoubleSales(nightsByPortal, roomClosures, now);
  return (night: Day) => {
    const closuresOfNight = roomClosures.filter((one) => isWithin(night, one));
    const stays = closuresOfNight.filter(({ kind }) => kind === "stay");
    const bookingsOfNight = bookings.filter((one) => isWithin(night, one));
    const closures = [...stays, ...closuresOfNight.filter(({ kind }) => kind === "closed")];
    const sellingPortals =
      bookingsOfNight.length > 0 || closures.length > 0
        ? bookingsOfNight.map(({ portal }) => portal)
        : [...nightsByPortal].flatMap(([portal, nights]) => (nights.has(night) ? [portal] : []));
    const kindIfNotTaken = areNightsKnown ? "free" : "unknown";
    const kindIfNoStay =
      sellingPortals.length > 0 ? "portal" : closures.length > 0 ? "closed" : kindIfNotTaken;
    const kind: NightKind = stays.length > 0 ? "stay" : kindIfNoStay;
    const doubleSale = doubleSalesByNight.get(night);
    const guests = [
      ...stays.map((one) => ({
        who: one.note || "un soggiorno",
        partyText: describeParty(one),
        key: one.note || one.id,
      })),
      ...(doubleSale?.isFamilyAsked ? [] : bookingsOfNight).map(({ portal, first }) => {
        const guestNote = closuresOfNight.find((one) => one.portal === portal);
        return {
          who: guestNote?.note || nameOf(portal),
          partyText: guestNote ? describeParty(guestNote) : "",
          key: guestNote?.note || `${portal} ${first}`,
        };
      }),
    ];
    return {
      kind,
      /** The stays that the family entered, then the closed nights. Does not include notes about portals' guests. */
      closures,
      /** The stays that the family entered, and the family's notes with the names of portals' guests. */
      staysAndNotes: closuresOfNight.filter(({ kind }) => kind !== "closed"),
      /** The portals that sold the night. If nobody has sold or closed the night, the portals that report it as taken. */
      portals: sellingPortals.map(nameOf),
      /** The guests of the night. Each guest has a `key`, which is the same on all nights of the guest. */
      guests,
      /** The first and the last night of the stay or booking to which the night belongs. */
      span: (stays[0] ?? bookingsOfNight[0]) as Span | undefined,
      doubleSale,
    };
  };
}

type StateLookup = Awaited<ReturnType<typeof readStateLookup>>;

export type NightState = ReturnType<StateLookup>;

export async function readHouseNights(query: RunSql, context: HouseContext) {
  const { now } = context;
  const rooms = await context.rooms();
  const slugs = rooms.map(({ slug }) => slug);
  const availability = await readAvailability(query, slugs, now);
  const stateLookupByRoom = new Map<string, StateLookup>();
  for (const slug of slugs) {
    const roomAvailability = availability?.rooms[slug];
    // If the house has neither calendars nor closures, there is no availability, and every night is free.
    const areNightsKnown = !roomAvailability || roomFreshness(roomAvailability, now) !== "unknown";
    stateLookupByRoom.set(slug, await readStateLookup(query, slug, areNightsKnown, now));
  }
  return { rooms, stateOf: (room: string, night: Day) => stateLookupByRoom.get(room)!(night) };
}

export type HouseNights = Awaited<ReturnType<typeof readHouseNights>>;

/** Returns runs of coming nights sold twice. If `isFamilyAsked`, the desk asks if booking and stay are of the same guest. */
export function doubleSalesIn({ rooms, stateOf }: HouseNights, now: number) {
  const { today, end } = nightWindowAt(now);
  const nights = nightsIn({ checkIn: today, checkOut: end });
  return rooms.flatMap((room) => {
    const roomStateOf = (night: Day) => stateOf(room.slug, night);
    return [false, true].flatMap((isFamilyAsked) =>
      runsOf(
        nights.filter((night) => roomStateOf(night).doubleSale?.isFamilyAsked === isFamilyAsked),
      ).map((run) => {
        const states = nightsIn(stayOfRun(run)).map(roomStateOf);
        const stays = states.flatMap(({ doubleSale }) => doubleSale?.stays ?? []);
        return {
          room,
          stay: stayOfRun(run),
          isFamilyAsked,
          portals: [...new Set(states.flatMap(({ portals }) => portals))],
          stays: stays.filter(({ note }, at) => stays.findIndex((one) => one.note === note) === at),
        };
      }),
    );
  });
}

export type RoomDoubleSale = ReturnType<typeof doubleSalesIn>[number];

export function takenNightsOf({ stateOf }: HouseNights, rooms: DeskRoom[], stay: Stay) {
  return rooms.flatMap((room) =>
    nightsIn(stay)
      .map((night) => ({ room, night, state: stateOf(room.slug, night) }))
      .filter(({ state }) => state.kind !== "free" && state.kind !== "unknown"),
  );
}

export type TakenNight = ReturnType<typeof takenNightsOf>[number];
