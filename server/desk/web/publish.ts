/** Pubblica and Storia: the draft, the progress of a publication, and past publications. */
import { formatSlip } from "#app/content/slip.ts";
import { WARNING } from "#app/desk/limits.ts";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { BUILD_RELEASE } from "#server/store/releases.ts";
import { formatTime, withCount } from "../format.ts";
import { draftEdits, isOfSubject } from "../unpublished.ts";
import type { PublishRequest } from "../publish-draft.ts";
import type { DraftDecision } from "../publish.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import {
  forgetPublication,
  type Publication,
  recentPublication,
  startPublication,
} from "./publication.ts";
import type { Visit } from "./visit.ts";

/** Seconds until the page of a running publication loads itself again. */
const REFRESH_SECONDS = 2;

/** How many changed pages are named. */
const MAX_LISTED_PAGES = 12;

const ALREADY_RUNNING = `${WARNING}qualcuno stava già pubblicando. Quando ha finito, guardate qui che cosa manca, e premete ancora Pubblica.`;

const NOT_ALONE =
  "Da sola questa modifica non basta: guardate qui sotto tutte le modifiche, e pubblicatele insieme.";

const EMPTY_PROPS = { questions: [], slips: [], pages: [], isRunning: false };

/** The family's answer about the draft before a rollback. */
function draftDecisionIn(fields: URLSearchParams): DraftDecision | undefined {
  const answer = fields.get("bozza");
  if (answer === "tieni") return "keep";
  return answer === "scarta" ? { discard: fields.get("impronta") ?? "" } : undefined;
}

/** The answer as hidden fields of the next form. */
const draftDecisionFields = (fate: DraftDecision | undefined) =>
  fate === undefined || fate === "keep"
    ? { bozza: fate && "tieni" }
    : { bozza: "scarta", impronta: fate.discard };

function outcomeProps({ request, outcome }: Publication) {
  const number = request.number === undefined ? undefined : String(request.number);
  if (outcome === undefined)
    return {
      ...EMPTY_PROPS,
      title: "Pubblico …",
      status: "Il sito si prepara: di solito bastano tre secondi.",
      isRunning: true,
    };
  if (outcome === "unchanged")
    return {
      ...EMPTY_PROPS,
      title: "C’è già tutto",
      status: "Gli ospiti vedono già tutto quello che avete scritto.",
    };
  if ("refusal" in outcome)
    return { ...EMPTY_PROPS, title: "Non pubblicato", status: outcome.refusal };
  if ("slips" in outcome)
    return {
      ...EMPTY_PROPS,
      title: "Non pubblicato",
      status: "C’è qualcosa da correggere: in linea resta il sito di prima.",
      slips: outcome.slips.map(formatSlip),
      ...(request.subject && { status: NOT_ALONE }),
    };
  if ("questions" in outcome)
    return {
      ...EMPTY_PROPS,
      title: "È giusto così?",
      status: "Prima di pubblicare, guardate ancora una volta.",
      questions: outcome.questions,
      number,
      solo: request.subject,
      fate: draftDecisionFields(request.fate),
    };
  const { changedPaths } = outcome;
  return {
    ...EMPTY_PROPS,
    title: "Pubblicato",
    status: `Gli ospiti lo vedono da adesso: ${withCount(changedPaths.length, ["pagina cambiata", "pagine cambiate"])}.`,
    pages: changedPaths.slice(0, MAX_LISTED_PAGES),
  };
}

async function showPublication(visit: Visit, query: URLSearchParams): Promise<Response> {
  const part = query.get("parte") ?? undefined;
  const recent = await recentPublication(visit.database, visit.now);
  // Who is asked about the draft is not told of an earlier publication.
  const publication = part !== undefined && recent?.outcome ? undefined : recent;
  const isRunning = publication !== undefined && !publication.outcome;
  const drafts = isRunning
    ? { changes: [], digest: "" }
    : await visit.run("draftInWords", visit.build);
  const missing = drafts.changes.length > 0 ? (await visit.run("translationsToDo")).missing : [];
  const props = publication
    ? outcomeProps(publication)
    : {
        ...EMPTY_PROPS,
        title: "Pubblica",
        status:
          drafts.changes.length > 0
            ? part === undefined
              ? "Ecco che cosa cambia per gli ospiti."
              : "Ci sono anche modifiche fatte altrove o da altri: guardatele, poi decidete."
            : "Gli ospiti vedono già tutto quello che avete scritto.",
      };
  return visit.page(
    "publish",
    props.title,
    { ...props, drafts, part, missing: missing.length, notice: visit.notice },
    { place: "more", ...(isRunning && { refresh: REFRESH_SECONDS }) },
  );
}

/** Where a screen's press leads that would publish more than its own changes; without a subject, this phone's. */
async function partQuestion(visit: Visit, part: string): Promise<string | undefined> {
  const drafts = await draftEdits(visit.database, visit.build);
  const own = drafts.filter((edit) =>
    part ? isOfSubject(edit, part) : edit.author === visit.author,
  );
  if (own.length === drafts.length) return undefined;
  return `${DESK_PATHS.publish}?parte=${own.length > 0 ? encodeURIComponent(part) : ""}`;
}

/** Asks before a rollback what becomes of unpublished changes; undefined without any. */
async function draftQuestion(visit: Visit, number: string): Promise<Response | undefined> {
  const { changes, digest } = await visit.run("draftInWords", visit.build);
  if (changes.length === 0) return undefined;
  return visit.page(
    "draft-question",
    "E le modifiche di adesso?",
    { number, digest, count: changes.length, lines: changes.flatMap(({ lines }) => lines) },
    { place: "more" },
  );
}

export const publishRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.publish]: showPublication,
    [DESK_PATHS.history]: async (visit) => {
      const history = await visit.run("historyInWords");
      const current = history.find(({ isTakenBack }) => !isTakenBack);
      const releases = history.map(({ number, made, author, isTakenBack, changes }) => ({
        number,
        source: [formatTime(made), author, isTakenBack && "tolta"].filter(Boolean).join(", "),
        changes,
        isCurrent: number === current?.number,
      }));
      if (releases.length > 0)
        releases.push({
          number: BUILD_RELEASE,
          source: "Il sito com’era all’inizio",
          changes: [],
          isCurrent: !current,
        });
      const props = { releases, notice: visit.notice };
      return visit.page("history", "Storia", props, { place: "more" });
    },
  },
  forms: {
    [DESK_PATHS.publish]: async (visit, fields) => {
      if (fields.get("conferma") === "no") {
        await forgetPublication(visit);
        return { location: DESK_PATHS.publish, notice: "" };
      }
      const number = fields.get("numero");
      const fate = draftDecisionIn(fields);
      const question = number && !fate && (await draftQuestion(visit, number));
      if (question) return question;
      const part = fields.get("parte");
      const location = part === null ? undefined : await partQuestion(visit, part);
      if (location) return { location, notice: "" };
      const request: PublishRequest = {
        subject: fields.get("solo") || undefined,
        isConfirmed: fields.get("conferma") === "sì",
        ...(number && { number: Number(number) }),
        fate,
      };
      const isStarted = await startPublication(visit, request);
      return {
        location: DESK_PATHS.publish,
        notice: isStarted ? "" : ALREADY_RUNNING,
      };
    },
    [DESK_PATHS.discard]: async (visit, fields) => {
      const [file, path, digest] = ["file", "posto", "impronta"].map(
        (name) => fields.get(name) || undefined,
      );
      const { discarded, restored } = await visit.run("discard", visit.build, {
        file,
        path,
        digest,
      });
      await forgetPublication(visit);
      const notice =
        discarded.length + restored.length > 0
          ? "Scartato: resta quello che gli ospiti vedono già."
          : "Non c’era niente da scartare.";
      return { location: DESK_PATHS.publish, notice };
    },
  },
};
