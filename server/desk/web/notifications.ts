/** Notifiche: the phones with push notifications, the subscription of this one, and the quiet hours. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { allDevices } from "#server/auth/devices.ts";
import { hostOf, outgoingUrl, UrlError } from "#server/outgoing/public-url.ts";
import { type QuietHours, readQuietHours, saveQuietHours } from "#server/push/quiet-hours.ts";
import { type PushResult, sendPush } from "#server/push/send-push.ts";
import { publicKeyOf, vapidKeyOf, vapidSubject } from "#server/push/vapid.ts";
import { newsSince } from "#server/store/news.ts";
import {
  acknowledgeBell,
  allSubscriptions,
  isSilent,
  type PushSubscription,
  rebindSubscription,
  recordTrial,
  removeSubscription,
  saveSubscription,
  subscriptionOf,
} from "#server/store/push-subscriptions.ts";
import { DeskError } from "../context.ts";
import { formatTime } from "../format.ts";
import { describeNews } from "./news-words.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import { placeSession, type Visit } from "./visit.ts";

/** The longest address of a subscription; push services use some 200 letters. */
const MAX_ENDPOINT_LENGTH = 2_000;

const NO_QUIET_HOURS = "mai";

/** How the family learns of news without push. */
const fallbackText = ({ settings }: Visit) =>
  settings.smtp
    ? "Le e-mail arrivano comunque."
    : "I messaggi restano comunque al banco, in Messaggi.";

/** The state of a phone's subscription, with advice. */
function describePhone(subscription: PushSubscription, isThis: boolean): string {
  const { acknowledged } = subscription;
  const last = acknowledged > 0 ? `l’ultima volta il ${formatTime(acknowledged)}` : "";
  if (!isSilent(subscription)) return last ? `Ha suonato ${last}` : "Non ha ancora suonato";
  const since = last && ` Ha suonato ${last}.`;
  const advice = isThis ? "" : " Aprite lì il banco, in Altro › Notifiche.";
  return `Non suona più.${since}${advice}`;
}

async function showNotifications(visit: Visit, hours?: QuietHours, error?: string) {
  const { database, now, notice } = visit;
  const session = placeSession(visit);
  const key = await database.transaction(vapidKeyOf);
  const { devices, subscriptions, savedHours } = await database.read(async (query) => ({
    devices: await allDevices(query, now),
    subscriptions: await allSubscriptions(query),
    savedHours: await readQuietHours(query),
  }));
  const own = subscriptions.find((one) => one.session === session.id);
  const nameOf = ({ session: id, passkey }: PushSubscription) =>
    devices.find((one) => one.id === passkey || one.sessions.some((each) => each.id === id))?.name;
  const quiet = hours ?? savedHours;
  const props = {
    state: own ? (isSilent(own) ? ("silent" as const) : ("on" as const)) : ("off" as const),
    publicKey: publicKeyOf(key),
    devices: subscriptions.map((one) => ({
      id: one.id,
      name: nameOf(one) ?? "telefono",
      isThis: one === own,
      state: describePhone(one, one === own),
    })),
    quietFrom: quiet === "off" ? NO_QUIET_HOURS : String(quiet.from),
    quietUntil: quiet === "off" ? "7" : String(quiet.until),
    fallbackText: fallbackText(visit),
    error,
    notice,
  };
  return visit.page("notifications", "Notifiche", props, {
    place: "more",
    status: error ? 422 : 200,
  });
}

/** The result of a trial push, with advice. */
function describeTrial(visit: Visit, endpoint: string, { kind, status }: PushResult): string {
  const service = `Il servizio delle notifiche (${hostOf(endpoint)})`;
  if (kind === "accepted")
    return "Mandata: fra pochi secondi questo telefono suona. Se resta muto, guardate qui sotto «Se non suona».";
  if (kind === "gone")
    return "Questo telefono non è più iscritto: premete «Fai suonare questo telefono» e riprovate.";
  if (kind === "away")
    return `${service} adesso non risponde: riprovate fra qualche minuto. ${fallbackText(visit)}`;
  return `${service} rifiuta la prova${status ? ` (errore ${status})` : ""}: ditelo a chi vi segue il sito. ${fallbackText(visit)}`;
}

async function sendTrial(visit: Visit): Promise<string> {
  const { database, now, settings } = visit;
  const session = placeSession(visit);
  const own = await database.read((query) => subscriptionOf(query, session));
  if (!own) return "Questo telefono non è iscritto: premete prima «Fai suonare questo telefono».";
  const key = await database.transaction(async (query) => {
    await recordTrial(query, own.id, now);
    return vapidKeyOf(query);
  });
  const subject = vapidSubject(settings);
  const testHosts = settings.calendarTestHosts;
  const result = await sendPush(own.endpoint, { key, subject, now, testHosts });
  if (result.kind === "gone")
    await database.transaction((query) => removeSubscription(query, own.id));
  return describeTrial(visit, own.endpoint, result);
}

function parseHour(text: string): number {
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  if (!(hour < 24)) throw new DeskError("Scegliete un’ora da 0 a 23.");
  return hour;
}

export const notificationsRoutes: PlaceRoutes = {
  pages: { [DESK_PATHS.notifications]: (visit) => showNotifications(visit) },
  questions: {
    [DESK_PATHS.news]: async (visit, fields) => {
      const session = placeSession(visit);
      const { database, now } = visit;
      const endpoint = fields.get("iscrizione") ?? "";
      return database.transaction(async (query) => {
        await rebindSubscription(query, session, endpoint);
        const own = await subscriptionOf(query, session);
        if (own) await acknowledgeBell(query, own.id, now);
        const since = own ? Math.max(own.created, own.acknowledged) : now;
        const isTrial = own !== undefined && own.tested > own.acknowledged;
        const words = describeNews(await newsSince(query, since), isTrial);
        return Response.json({ ...words, isSubscribed: own !== undefined });
      });
    },
  },
  forms: {
    [DESK_PATHS.notifications]: async (visit, fields) => {
      const { database, now, settings } = visit;
      const session = placeSession(visit);
      const endpoint = (fields.get("iscrizione") ?? "").slice(0, MAX_ENDPOINT_LENGTH);
      try {
        const { href } = outgoingUrl(endpoint, settings.calendarTestHosts);
        await database.transaction((query) => saveSubscription(query, session, href, now));
      } catch (error) {
        if (!(error instanceof UrlError)) throw error;
        throw new DeskError(
          `Questo browser ha dato un indirizzo che il sito non può usare per le notifiche: provate con Chrome, Firefox o Safari. ${fallbackText(visit)}`,
        );
      }
      const notice = "Fatto. Premete «Prova» per sentire come suona.";
      return { location: DESK_PATHS.notifications, notice };
    },
    [DESK_PATHS.notificationTrial]: async (visit) => ({
      location: DESK_PATHS.notifications,
      notice: await sendTrial(visit),
    }),
    [DESK_PATHS.stopNotifications]: async (visit, fields) => {
      const id = fields.get("telefono") ?? "";
      await visit.database.transaction((query) => removeSubscription(query, id));
      const notice = `Spente: quel telefono non suona più. ${fallbackText(visit)}`;
      return { location: DESK_PATHS.notifications, notice };
    },
    [DESK_PATHS.quietHours]: async (visit, fields) => {
      const start = fields.get("dalle") ?? "";
      const isOff = start === NO_QUIET_HOURS;
      const hours: QuietHours = isOff
        ? "off"
        : { from: parseHour(start), until: parseHour(fields.get("alle") ?? "") };
      if (hours !== "off" && hours.from === hours.until) {
        const error = "Le due ore sono uguali: se deve suonare sempre, scegliete «mai».";
        return showNotifications(visit, hours, error);
      }
      await visit.database.transaction((query) => saveQuietHours(query, hours));
      const notice =
        hours === "off"
          ? "Salvato: i telefoni suonano a tutte le ore."
          : `Salvato: silenzio dalle ${hours.from} alle ${hours.until}.`;
      return { location: DESK_PATHS.notifications, notice };
    },
  },
};
