/** Pubblica and Tornare indietro: the draft, what became of a publication, and past ones. */
import { setTimeout as pause } from "node:timers/promises";
import { DESK_PATHS } from "../paths.ts";
import { NO_REVISION } from "#server/store/documents.ts";
import { formatTime, withCount } from "../format.ts";
import { pageNames } from "../words/page-names.ts";
import { DeskError } from "../context.ts";
import type { DraftDecision, Publication, PublishRequest } from "./publish.ts";
import type { FormOutcome, PlaceRoutes, Visit } from "../web/visit.ts";

/** How long an answer waits until guests see the revision, and how often it looks, in milliseconds. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 20;

/** How many changed pages are named. */
const MAX_LISTED_PAGES = 12;

const NOT_ALONE =
  "Da sola questa modifica non basta: guardate qui sotto tutte le modifiche, e pubblicatele insieme.";

const EMPTY_PROPS = {
  questions: [] as string[],
  slips: [] as string[],
  pages: [] as { href: string; name: string }[],
};

type Outcome = Publication<string> | { refusal: string };

type Published = Extract<Outcome, "unchanged" | { changedPaths: string[] }>;

/** The family's answer about the draft before a rollback. */
function draftDecisionIn(fields: URLSearchParams): DraftDecision | undefined {
  const answer = fields.get("bozza");
  if (answer === "tieni") return "keep";
  return answer === "scarta" ? { discard: fields.get("impronta") ?? "" } : undefined;
}

/** What stops a publication, or is asked before it. */
function refusalProps(fields: URLSearchParams, outcome: Exclude<Outcome, Published>) {
  if ("refusal" in outcome)
    return { ...EMPTY_PROPS, title: "Non pubblicato", status: outcome.refusal };
  if ("slips" in outcome)
    return {
      ...EMPTY_PROPS,
      title: "Non pubblicato",
      status: fields.get("solo")
        ? NOT_ALONE
        : "C’è qualcosa da correggere: in linea resta il sito di prima.",
      slips: outcome.slips,
    };
  const typed = (name: string) => fields.get(name) ?? undefined;
  return {
    ...EMPTY_PROPS,
    title: "È giusto così?",
    status: "Prima di pubblicare, guardate ancora una volta.",
    questions: outcome.questions,
    // The form is sent again with the answer.
    number: typed("numero"),
    solo: typed("solo"),
    fate: { bozza: typed("bozza"), impronta: typed("impronta") },
  };
}

/** The notice of a publication: what it says, then the pages that it has changed, each with its address. */
function noticeOf(visit: Visit, outcome: Published): string {
  if (outcome === "unchanged") return "Gli ospiti vedono già tutto quello che avete scritto.";
  const pages = [...pageNames(outcome.changedPaths, visit.contents())];
  return [
    `Gli ospiti lo vedono da adesso: ${withCount(pages.length, ["pagina cambiata", "pagine cambiate"])}.`,
    ...pages.slice(0, MAX_LISTED_PAGES).map(([name, path]) => `${path} ${name}`),
  ].join("\n");
}

/** The query parameter of the page after a publication, with its title. */
const DONE_PARAMETER = "fatto";
const DONE_TITLES: Record<string, string> = { si: "Pubblicato", no: "C’è già tutto" };

/** "/about Chi siamo" as a link. */
function pageLink(line: string): { href: string; name: string } {
  const at = line.indexOf(" ");
  return { href: line.slice(0, at), name: line.slice(at + 1) };
}

function pageProps(visit: Visit, query: URLSearchParams, count: number) {
  const title = DONE_TITLES[query.get(DONE_PARAMETER) ?? ""];
  const [status = "", ...pages] = visit.notice?.split("\n") ?? [];
  if (title && status) return { ...EMPTY_PROPS, title, status, pages: pages.map(pageLink) };
  const nothing = "Gli ospiti vedono già tutto quello che avete scritto.";
  const changes = query.has("parte")
    ? "Ci sono anche modifiche fatte altrove o da altri: guardatele, poi decidete."
    : "Ecco che cosa cambia per gli ospiti.";
  const props = { ...EMPTY_PROPS, title: "Pubblica", notice: visit.notice };
  return { ...props, status: count > 0 ? changes : nothing };
}

async function showPublication(
  visit: Visit,
  query: URLSearchParams,
  refused?: ReturnType<typeof refusalProps>,
): Promise<Response> {
  const drafts = await visit.run("draftInWords");
  const missing = drafts.changes.length > 0 ? (await visit.run("translationsToDo")).missing : [];
  const props = refused ?? pageProps(visit, query, drafts.changes.length);
  return visit.page(
    "publish",
    props.title,
    { ...props, drafts, part: query.get("parte") ?? undefined, missing: missing.length },
    { place: "more", status: refused && refused.questions.length === 0 ? 422 : 200 },
  );
}

/** Publishes, and leads to a page that says so; what stops it is a page of its own. */
async function publish(visit: Visit, fields: URLSearchParams): Promise<FormOutcome | Response> {
  const number = fields.get("numero");
  const before = visit.contents();
  const outcome = await outcomeOf(visit, {
    isConfirmed: fields.get("conferma") === "sì",
    subject: fields.get("solo") || undefined,
    number: number ? Number(number) : undefined,
    fate: draftDecisionIn(fields),
  });
  if (outcome !== "unchanged" && !("changedPaths" in outcome))
    return showPublication(visit, new URLSearchParams(), refusalProps(fields, outcome));
  if (outcome !== "unchanged")
    for (let turn = 0; turn < MAX_POLLS && visit.contents() === before; turn++)
      await pause(POLL_INTERVAL_MS);
  const location = `${DESK_PATHS.publish}?${DONE_PARAMETER}=${outcome === "unchanged" ? "no" : "si"}`;
  return { location, notice: noticeOf(visit, outcome) };
}

async function outcomeOf(visit: Visit, request: PublishRequest): Promise<Outcome> {
  try {
    return await visit.run("publishDraft", request);
  } catch (error) {
    if (error instanceof DeskError) return { refusal: error.message };
    visit.log(error);
    return {
      refusal:
        "Non è riuscito: in linea c’è il sito di prima, e le modifiche ci sono ancora. Riprovate fra un minuto.",
    };
  }
}

/** Where a screen's press leads that would publish more than its own changes; without a subject, this phone's. */
async function partQuestion(visit: Visit, part: string): Promise<string | undefined> {
  const drafts = await visit.run("unpublishedChanges");
  const own = drafts.filter(({ subject, author }) =>
    part ? subject === part : author === visit.author,
  );
  if (own.length === drafts.length) return undefined;
  return `${DESK_PATHS.publish}?parte=${own.length > 0 ? encodeURIComponent(part) : ""}`;
}

/** Asks before a rollback what becomes of unpublished changes; undefined without any. */
async function draftQuestion(visit: Visit, number: string): Promise<Response | undefined> {
  const { changes, digest } = await visit.run("draftInWords");
  if (changes.length === 0) return undefined;
  return visit.page(
    "draft-question",
    "E le modifiche di adesso?",
    {
      number,
      digest,
      count: changes.length,
      lines: changes.map(({ page, place }) => `${page}, ${place}`),
    },
    { place: "more" },
  );
}

export const publishRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.publish]: showPublication,
    [DESK_PATHS.history]: async (visit) => {
      const history = await visit.run("historyInWords");
      const [current] = history;
      const revisions = history.map(({ number, made, author, changes }) => ({
        number,
        source: [formatTime(made), author].filter(Boolean).join(", "),
        changes,
        isCurrent: number === current?.number,
      }));
      if (revisions.length > 0)
        revisions.push({
          number: NO_REVISION,
          source: "Il sito com’era all’inizio",
          changes: [],
          isCurrent: !current,
        });
      const props = { revisions, notice: visit.notice };
      return visit.page("history", "Tornare indietro", props, { place: "more" });
    },
  },
  forms: {
    [DESK_PATHS.publish]: async (visit, fields) => {
      if (fields.get("conferma") === "no") return { location: DESK_PATHS.publish, notice: "" };
      const number = fields.get("numero");
      const question = number && !draftDecisionIn(fields) && (await draftQuestion(visit, number));
      if (question) return question;
      const part = fields.get("parte");
      const location = part === null ? undefined : await partQuestion(visit, part);
      return location ? { location, notice: "" } : publish(visit, fields);
    },
    [DESK_PATHS.discard]: async (visit, fields) => {
      const [subject, path, digest] = ["cosa", "posto", "impronta"].map(
        (name) => fields.get(name) || undefined,
      );
      const count = await visit.run("discard", { subject, path, digest });
      const notice =
        count > 0
          ? "Scartato: resta quello che gli ospiti vedono già."
          : "Non c’era niente da scartare.";
      return { location: DESK_PATHS.publish, notice };
    },
  },
};
