/** Oggi: problems, messages and movements, the most urgent first. */
import { DESK_PATHS } from "#app/desk/paths.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { daysAfter } from "#app/domain/stay.ts";
import { lastRevision } from "#server/store/documents.ts";
import type { UnfitValue } from "#server/store/document-alerts.ts";
import { backupProblems, describeLastBackup } from "../backup-words.ts";
import { describeFault, formatTime, withoutControlCharacters, withCount } from "../format.ts";
import { mailWords } from "../mail-words.ts";
import { type DayReport, readDay } from "../today.ts";
import { countUnpublished } from "../draft-count.ts";
import { messageEntry } from "./post.ts";
import { italianDays, describeDoubleSale } from "./night-words.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

type DeskProblem = { text: string; href?: string; link?: string };

/** After an upgrade: words of the family that the software does not take any more. */
function unfitProblems({ length }: UnfitValue[]): DeskProblem[] {
  if (length === 0) return [];
  const what = withCount(length, ["vostra modifica non va", "vostre modifiche non vanno"]);
  return [
    {
      text: `Dopo l’aggiornamento ${what} più bene: lì gli ospiti leggono le parole del sito.`,
      href: DESK_PATHS.publish,
      link: "Guarda quali",
    },
  ];
}

function problemsOf(
  report: DayReport,
  nameOf: (room: string) => string,
  unfit: UnfitValue[],
): DeskProblem[] {
  const calendar = { href: DESK_PATHS.calendar, link: "Guarda il calendario" };
  return [
    ...report.doubleSales.map((one) => ({ text: describeDoubleSale(one), ...calendar })),
    ...report.feeds.map(({ feed: { room, name, fault, readAt }, isKnown }) => {
      const since = readAt > 0 ? `letto bene l’ultima volta il ${formatTime(readAt)}` : "mai letto";
      const what = fault ? `: ${describeFault(fault)}` : " tace";
      const others = isKnown
        ? "gli ospiti vedono l’ora dell’ultima lettura"
        : "le altre non si dicono libere";
      return {
        text: `Il calendario ${name} di ${nameOf(room)}${what} (${since}). Finché non si legge bene, le sue notti restano occupate e ${others}.`,
        href: DESK_PATHS.portals,
        link: "Guarda i portali",
      };
    }),
    ...mailWords(report.mail).map((text) => ({
      text: `${text} I messaggi sono tutti qui: rispondete da qui.`,
      href: DESK_PATHS.post,
      link: "Guarda la posta",
    })),
    ...backupProblems(report.backups).map((text) => ({ text })),
    ...unfitProblems(unfit),
  ];
}

function statusOf({ unanswered, movements }: DayReport, problems: DeskProblem[], today: string) {
  const countOf = (one: "arrival" | "departure") =>
    movements.filter(({ kind, day }) => kind === one && day === today).length;
  const [arrivals, departures] = [countOf("arrival"), countOf("departure")];
  const parts = [
    problems.length > 0 && withCount(problems.length, ["cosa da guardare", "cose da guardare"]),
    unanswered.length > 0 &&
      withCount(unanswered.length, ["messaggio senza risposta", "messaggi senza risposta"]),
    arrivals > 0 && withCount(arrivals, ["arrivo", "arrivi"]),
    departures > 0 && withCount(departures, ["partenza", "partenze"]),
  ].filter(Boolean);
  return parts.length === 0
    ? "Tutto tranquillo: oggi non c’è niente da fare."
    : `${parts.join(", ")}.`;
}

async function publishedWords({ database }: Visit): Promise<string> {
  const last = await lastRevision(database);
  if (!last) return "Gli ospiti vedono il sito com’è stato costruito.";
  return `Pubblicato l’ultima volta il ${formatTime(last.made)}${last.author && `, da ${last.author}`}.`;
}

export const todayRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.today]: async (visit) => {
      const today = houseDayAt(visit.now);
      const report = await readDay(visit);
      const rooms = await visit.rooms();
      const nameOf = (slug: string) => rooms.find((one) => one.slug === slug)?.name ?? slug;
      const problems = problemsOf(report, nameOf, visit.unfit());
      const sections = [today, daysAfter(today, 1)].map((day, at) => ({
        title: `${at === 0 ? "Oggi" : "Domani"}, ${italianDays.longDate(day).replace(/ \d{4}$/, "")}`,
        movements: report.movements
          .filter((one) => one.day === day)
          .map(({ room, kind, who }) => ({
            what: withoutControlCharacters(`${kind === "arrival" ? "Arriva" : "Parte"}: ${who}`),
            room: room.name,
            href: `${DESK_PATHS.calendar}?mese=${day.slice(0, 7)}#n-${day}`,
          })),
      }));
      const props = {
        status: statusOf(report, problems, today),
        days: sections,
        unanswered: report.unanswered.map((one) => messageEntry(one, visit.now)),
        problems,
        published: await publishedWords(visit),
        backedUp: describeLastBackup(report.backups),
        drafts: await countUnpublished(visit.database),
        notice: visit.notice,
      };
      return visit.page("today", "Oggi", props, { place: "today" });
    },
  },
};
