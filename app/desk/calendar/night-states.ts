/** What each night of each room is: free, closed, a stay, sold by a portal, or unknown. */
import { roomFreshness } from "#app/domain/availability.ts";
import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { type Day, nightsIn, type Stay } from "#app/domain/stay.ts";
import { nightWindow, readAvailability } from "#server/calendar/availability.ts";
import { bookingsOf, doubleSales, isWithin, type Span } from "#server/calendar/double-sales.ts";
import { type Closure, closuresIn } from "#server/store/closures.ts";
import type { Query } from "#server/store/database.ts";
import { allFeeds, feedNights } from "#server/store/feeds.ts";
import type { HouseContext, DeskRoom } from "../context.ts";

/** "2 adulti, bambini: 1 (4 anni)" */
const describeParty = ({ adults, children }: Closure): string =>
  [adults && (adults === "1" ? "1 adulto" : `${adults} adulti`), children && `bambini: ${children}`]
    .filter(Boolean)
    .join(", ");

/** A night that nobody has taken is "unknown" if a calendar of the room was read too long ago, or is not confirmed. */
type NightKind = "free" | "closed" | "stay" | "portal" | "unknown";

async function readStateLookup(query: Query, room: string, areNightsKnown: boolean, now: number) {
  const nightsByPortal = await feedNights(query, room);
  const feeds = (await allFeeds(query)).filter((feed) => feed.room === room);
  const nameOf = (portal: string) => feeds.find((feed) => feed.portal === portal)?.name ?? portal;
  const bookings = bookingsOf(nightsByPortal);
  const roomClosures = await closuresIn(query, room);
  const doubleSalesByNight = doubleSales(nightsByPortal, roomClosures, now);
  return (night: Day) => {
    const closuresOfNight = roomClosures.filter((one) => isWithin(night, one));
    const stays = closuresOfNight.filter(({ kind }) => kind === "stay");
    const bookingsOfNight = bookings.filter((one) => isWithin(night, one));
    const closures = [...stays, ...closuresOfNight.filter(({ kind }) => kind === "closed")];
    const sellingPortals =
      bookingsOfNight.length > 0 || closures.length > 0
        ? bookingsOfNight.map(({ portal }) => portal)
        : [...nightsByPortal].flatMap(([portal, nights]) => (nights.has(night) ? [portal] : []));
    const kindOfUntakenNight = areNightsKnown ? "free" : "unknown";
    const kindWithoutStay =
      sellingPortals.length > 0 ? "portal" : closures.length > 0 ? "closed" : kindOfUntakenNight;
    const kind: NightKind = stays.length > 0 ? "stay" : kindWithoutStay;
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
      /** The family's stays, then its closures, without notes that only name the guest of a portal. */
      closures,
      /** The family's stays, and its notes that only name the guest of a portal. */
      staysAndNotes: closuresOfNight.filter(({ kind }) => kind !== "closed"),
      /** The names of the portals that sold the night; if none sold it, of the portals that call it taken. */
      portals: sellingPortals.map(nameOf),
      /** The guests of the night; `key` is the same on all nights of one guest. */
      guests,
      /** The whole stay or booking that the night belongs to. */
      span: (stays[0] ?? bookingsOfNight[0]) as Span | undefined,
      doubleSale,
    };
  };
}

type StateLookup = Awaited<ReturnType<typeof readStateLookup>>;

export type NightState = ReturnType<StateLookup>;

export async function readHouseNights(query: Query, context: HouseContext) {
  const { now } = context;
  const rooms = await context.rooms();
  const slugs = rooms.map(({ slug }) => slug);
  const availability = await readAvailability(query, slugs, now);
  const stateLookupByRoom = new Map<string, StateLookup>();
  for (const slug of slugs) {
    const roomAvailability = availability?.rooms[slug];
    // In a house without calendars and closures every night is free.
    const areNightsKnown = !roomAvailability || roomFreshness(roomAvailability, now) !== "unknown";
    stateLookupByRoom.set(slug, await readStateLookup(query, slug, areNightsKnown, now));
  }
  return { rooms, stateOf: (room: string, night: Day) => stateLookupByRoom.get(room)!(night) };
}

export type HouseNights = Awaited<ReturnType<typeof readHouseNights>>;

/** The runs of nights from today on that are sold twice; `isFamilyAsked` if booking and stay may be of one guest. */
export function doubleSalesIn({ rooms, stateOf }: HouseNights, now: number) {
  const { today, end } = nightWindow(now);
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
