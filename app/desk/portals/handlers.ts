/** The screen "Airbnb e Booking" has the calendars that the site reads, and the URLs at which portals read our calendars. */
import { WARNING } from "../limits.ts";
import { DESK_PATHS } from "../paths.ts";
import { allFeeds, type FeedKey, portalOf, removedFeeds, removeFeed } from "#server/store/feeds.ts";
import {
  addCalendar,
  allowedCalendarNames,
  portalsProps,
  parseFeedAddress,
  TAKEN_NIGHT_NOUN,
} from "./calendars.ts";
import { DeskError } from "../context.ts";
import { Portals, type PortalsProps } from "./screen.tsx";
import { describeFault, withCount, withoutControlCharacters } from "../format.ts";
import { italianDayFormats } from "../calendar/describe-nights.ts";
import type { DeskRoutes, Visit } from "../web/visit.ts";
import { QuestionPage } from "../problem.tsx";

const feedKeyIn = (fields: URLSearchParams): FeedKey => ({
  room: fields.get("camera") ?? "",
  portal: portalOf(fields.get("portale") ?? ""),
});

async function showPortals(visit: Visit, refusedCalendar?: PortalsProps["refusedCalendar"]) {
  const props = { ...(await portalsProps(visit)), refusedCalendar };
  return visit.page(Portals, props, refusedCalendar ? 422 : 200);
}

/** Returns a text such as "Booking.com: 14 notti occupate, fino al 3 gennaio 2027." (taken nights, until). */
function describeSync(calendar: string, sync: Awaited<ReturnType<typeof addCalendar>>): string {
  const name = withoutControlCharacters(calendar);
  if (!sync) return `${name}: nel frattempo è stato tolto.`;
  const { fault, nightCount, lastNight } = sync;
  if (fault) return `${WARNING}${name} è aggiunto, ma ${describeFault(fault)}. Si riprova da solo.`;
  const untilText =
    lastNight && nightCount > 0 ? `, fino al ${italianDayFormats.writtenDate(lastNight)}` : "";
  return `${name}: ${withCount(nightCount, TAKEN_NIGHT_NOUN)}${untilText}.`;
}

async function askRemoval(visit: Visit, { room, portal }: FeedKey): Promise<Response> {
  const feeds = await visit.database.read(allFeeds);
  const feed = feeds.find((one) => one.room === room && one.portal === portal);
  const roomName = (await visit.rooms()).find(({ slug }) => slug === room)?.name ?? room;
  return visit.page(QuestionPage, {
    title: "Togliere il calendario?",
    lines: [
      `Togliere ${feed?.name ?? portal} da ${roomName}? Le notti che ha venduto tornano libere per gli ospiti.`,
    ],
    action: `${DESK_PATHS.portals}/togli`,
    answers: { "Sì, togli": { camera: room, portale: portal, conferma: "sì" } },
    look: "cancel",
    back: { href: DESK_PATHS.portals, label: "No, resta" },
  });
}

export const portalsRoutes: DeskRoutes = {
  pages: { [DESK_PATHS.portals]: (visit) => showPortals(visit) },
  forms: {
    [DESK_PATHS.portals]: async (visit, fields) => {
      const [room = "", name = "", address = ""] = ["camera", "portale", "indirizzo"].map(
        (field) => fields.get(field)?.trim() ?? "",
      );
      try {
        const acceptedNames = allowedCalendarNames(await visit.database.read(allFeeds));
        if (!acceptedNames.some((one) => portalOf(one) === portalOf(name)))
          throw new DeskError("Manca il nome del portale: per esempio Airbnb.");
        if (!address) throw new DeskError("Manca l’indirizzo del suo calendario.");
        const url = parseFeedAddress(address, visit.settings.calendarTestHosts);
        if (!(await visit.rooms()).some(({ slug }) => slug === room))
          throw new DeskError("Di quale camera è questo calendario?");
        const sync = await addCalendar(visit, { room, name, address: url });
        return { location: DESK_PATHS.portals, notice: describeSync(name, sync) };
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
        return showPortals(visit, { room, name, address, error: error.message });
      }
    },
    [`${DESK_PATHS.portals}/togli`]: async (visit, fields) => {
      const key = feedKeyIn(fields);
      if (fields.get("conferma") !== "sì") return askRemoval(visit, key);
      const { database, now } = visit;
      const feed = await database.transaction((query) => removeFeed(query, key, now));
      const notice = feed
        ? `Tolto: ${withoutControlCharacters(feed.name)}. Le sue notti non contano più. Fino a domani potete rimetterlo.`
        : "Era già tolto.";
      return { location: DESK_PATHS.portals, notice };
    },
    [`${DESK_PATHS.portals}/rimetti`]: async (visit, fields) => {
      const { room, portal } = feedKeyIn(fields);
      const removedCalendars = await visit.database.read((query) => removedFeeds(query, visit.now));
      const feed = removedCalendars.find((one) => one.room === room && one.portal === portal);
      if (!feed) throw new DeskError("È passato più di un giorno: aggiungetelo di nuovo.");
      const sync = await addCalendar(visit, feed);
      return { location: DESK_PATHS.portals, notice: describeSync(feed.name, sync) };
    },
  },
};
