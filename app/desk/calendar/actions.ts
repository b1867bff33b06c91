import { runsOf, stayOfRun } from "#app/domain/nights.ts";
import { daysAfter, nightsIn, nightCountOf, type Stay } from "#app/domain/stay.ts";
import { bookingsOf } from "#server/calendar/double-sales.ts";
import {
  addClosure,
  affectedClosures,
  deleteStay,
  type GuestDetails,
  openNights,
  writeGuestNote,
} from "#server/store/closures.ts";
import type { RunSql } from "#server/store/database.ts";
import { allFeeds, nightsByPortalIn } from "#server/store/feeds.ts";
import type { parseNights } from "../arguments.ts";
import { DeskError, type DeskRoom, type HouseContext } from "../context.ts";
import { describeTakenNights, formatStay } from "./describe-nights.ts";
import { readHouseNights, takenNightsOf } from "./night-states.ts";

export type CalendarAction = "chiudi" | "soggiorno" | "riapri" | "nota";

/** Why an action was refused. The family confirms an action in `toConfirm` by pressing the button of the action again. */
export type CalendarRefusal = { error: string; toConfirm?: CalendarAction[] };

type EnteredNights = Awaited<ReturnType<typeof parseNights>>;

type UnlabelledNights = Omit<EnteredNights, "label">;

type ActionNights = EnteredNights & {
  guests: GuestDetails;
  /** The id of the stay that the new stay replaces. */
  formerId?: string;
};

async function readPortalConflicts(query: RunSql, { rooms, stay }: UnlabelledNights) {
  const feeds = await allFeeds(query);
  const conflicts: { room: DeskRoom; portal: string; stay: Stay }[] = [];
  for (const room of rooms)
    for (const [portal, takenNights] of await nightsByPortalIn(query, room.slug)) {
      const feed = feeds.find((one) => one.room === room.slug && one.portal === portal);
      for (const run of runsOf(nightsIn(stay).filter((night) => takenNights.has(night))))
        conflicts.push({ room, portal: feed?.name ?? portal, stay: stayOfRun(run) });
    }
  return conflicts;
}

/** Closes nights; returns a warning for each run of these nights that a portal has already sold. */
export async function closeNights(
  { database, now, author }: HouseContext,
  nights: UnlabelledNights,
  note = "",
): Promise<string[]> {
  const { room, stay } = nights;
  return database.transaction(async (query) => {
    await addClosure(query, { room, stay, note, author }, now);
    const conflicts = await readPortalConflicts(query, nights);
    return conflicts.map(
      (one) => `${one.room.name}: ${one.portal} la tiene già occupata ${formatStay(one.stay)}.`,
    );
  });
}

async function readGuestNames(query: RunSql, { room, stay }: UnlabelledNights): Promise<string> {
  const { closuresToOpen } = await affectedClosures(query, room, stay);
  const stays = closuresToOpen.filter(({ kind }) => kind === "stay");
  return stays.map(({ note, first }) => note || first).join(", ");
}

/** Returns the slugs of those rooms of the house that are not among `rooms`. */
async function otherRoomSlugs(context: HouseContext, rooms: DeskRoom[]): Promise<string[]> {
  const slugs = (await context.rooms()).map(({ slug }) => slug);
  return slugs.filter((slug) => rooms.every((one) => one.slug !== slug));
}

/** Each action returns a sentence with its result, or a refusal. */
export const CALENDAR_ACTIONS: Record<
  CalendarAction,
  (
    context: HouseContext,
    nights: ActionNights,
    isConfirmed: boolean,
  ) => Promise<string | CalendarRefusal>
> = {
  async chiudi(context, nights) {
    const warnings = await closeNights(context, nights, nights.guests.note);
    return [`Chiuso: ${nights.label}.`, ...warnings].join("\n");
  },

  /** Records a stay in place of the stay `formerId`. If some of the nights are taken, the family has to confirm the stay. */
  async soggiorno(context, { label, room, rooms, stay, guests, formerId = "" }, isConfirmed) {
    const { database, now, author } = context;
    return database.transaction(async (query) => {
      const takenNights = takenNightsOf(await readHouseNights(query, context), rooms, stay).filter(
        ({ state: { closures, portals } }) =>
          portals.length > 0 || closures.some(({ id }) => id !== formerId),
      );
      if (takenNights.length > 0 && !isConfirmed) {
        const isTakenByPortals = takenNights.every(({ state }) => state.kind === "portal");
        const takenNightsText = describeTakenNights(takenNights);
        return isTakenByPortals && rooms.length === 1 && takenNights.length === nightCountOf(stay)
          ? {
              error: `${takenNightsText}\nÈ lo stesso ospite? Allora basta scrivere il nome. Se è un altro, premete ancora.`,
              toConfirm: ["nota", "soggiorno"],
            }
          : {
              error: `${takenNightsText}\nSe il soggiorno è giusto, premete ancora.`,
              toConfirm: ["soggiorno"],
            };
      }
      // By confirming, the family says that no portal sold this stay. The desk need not ask, so `askedAt` is a time long ago.
      const askedAt = isConfirmed ? 1 : 0;
      await deleteStay(query, formerId);
      await addClosure(query, { room, stay, kind: "stay", ...guests, author, askedAt }, now);
      return formerId
        ? `Cambiato: ${label}.`
        : `Segnato: ${label}. Per gli ospiti queste notti sono occupate.`;
    });
  },

  /**
   * Writes the guest's name on all nights of a portal's booking. If the family has entered a stay on the chosen nights,
   * the stay is removed from these nights after the family has confirmed that stay and booking are of the same guest.
   */
  async nota(context, nights, isConfirmed) {
    const { label, room, rooms, stay, guests } = nights;
    const { database, now, author } = context;
    const otherSlugs = await otherRoomSlugs(context, rooms);
    const lastNight = daysAfter(stay.checkOut, -1);
    return database.transaction(async (query) => {
      const booking = bookingsOf(await nightsByPortalIn(query, room)).find(
        (one) => one.first <= stay.checkIn && lastNight <= one.last,
      );
      if (!booking)
        throw new DeskError("Scegliete le notti di una sola prenotazione di un portale.");
      const guestNames = await readGuestNames(query, nights);
      if (guestNames && !isConfirmed)
        return {
          error: `Qui c’è un soggiorno: ${guestNames}. Se è lo stesso ospite, premete ancora: resta la prenotazione del portale, con il nome.`,
          toConfirm: ["nota"],
        };
      await openNights(query, room, stay, otherSlugs, "stay");
      const bookedStay = { checkIn: booking.first, checkOut: daysAfter(booking.last, 1) };
      const { portal } = booking;
      await writeGuestNote(query, { room, portal, stay: bookedStay, ...guests, author }, now);
      return `Scritto: ${label}${guests.note && `: ${guests.note}`}.`;
    });
  },

  /** Reopens nights. A stay that the family entered on these nights is shortened or removed, so the family has to confirm. */
  async riapri(context, nights, isConfirmed) {
    const { label, room, rooms, stay } = nights;
    const otherSlugs = await otherRoomSlugs(context, rooms);
    const nameOf = (slug: string) => rooms.find((one) => one.slug === slug)?.name ?? slug;
    return context.database.transaction(async (query) => {
      const guestNames = await readGuestNames(query, nights);
      if (guestNames && !isConfirmed)
        return {
          error: `Qui c’è un soggiorno: ${guestNames}. Riaprire lo toglie.`,
          toConfirm: ["riapri"],
        };
      const stillClosed = await openNights(query, room, stay, otherSlugs);
      const conflicts = await readPortalConflicts(query, nights);
      return [
        `Riaperto: ${label}.`,
        ...stillClosed.map((one) => `${nameOf(one.room)} resta chiusa: l’avete chiusa da sola.`),
        ...conflicts.map(
          (one) =>
            `${one.room.name} resta occupata ${formatStay(one.stay)}: la tiene ${one.portal}. Si libera quando la libera il portale.`,
        ),
      ].join("\n");
    });
  },
};
