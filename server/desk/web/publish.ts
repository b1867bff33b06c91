/** Pubblica and Storia: a publication runs beside the server, and a page says how far it is. */
import { formatSlip } from "#app/content/slip.ts";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { DeskError } from "../context.ts";
import { formatTime, withCount } from "../format.ts";
import type { PublishOutcome, PublishRequest } from "../publish-draft.ts";
import { countUnpublished } from "../unpublished.ts";
import type { PlaceRoutes } from "./place-routes.ts";
import type { Visit } from "./visit.ts";

/** Seconds until the page of a running publication loads itself again. */
const REFRESH = 2;

/** How many changed pages are named. */
const MAX_PAGES = 12;

type Publication = {
  request: PublishRequest;
  outcome?: PublishOutcome | { refusal: string };
};

/** The publication of this server that runs, or was the last. */
let publication: Publication | undefined;

const isRunning = () => publication !== undefined && publication.outcome === undefined;

function start(visit: Visit, request: PublishRequest): void {
  const own: Publication = { request };
  publication = own;
  visit.run("publishDraft", request).then(
    (outcome) => (own.outcome = outcome),
    (error: unknown) => {
      if (!(error instanceof DeskError)) visit.log(error);
      own.outcome = {
        refusal:
          error instanceof DeskError
            ? error.message
            : "Non è riuscito: in linea c’è il sito di prima, e le modifiche ci sono ancora. Riprovate fra un minuto.",
      };
    },
  );
}

const EMPTY = { questions: [], slips: [], pages: [], isRunning: false };

function outcomeProps({ request, outcome }: Publication) {
  const number = request.number === undefined ? undefined : String(request.number);
  if (outcome === undefined)
    return {
      ...EMPTY,
      title: "Pubblico …",
      status: "Il sito si prepara: di solito bastano tre secondi.",
      isRunning: true,
    };
  if (outcome === "unchanged")
    return {
      ...EMPTY,
      title: "C’è già tutto",
      status: "Gli ospiti vedono già tutto quello che avete scritto.",
    };
  if ("refusal" in outcome) return { ...EMPTY, title: "Non pubblicato", status: outcome.refusal };
  if ("slips" in outcome)
    return {
      ...EMPTY,
      title: "Non pubblicato",
      status: "C’è qualcosa da correggere: in linea resta il sito di prima.",
      slips: outcome.slips.map(formatSlip),
    };
  if ("questions" in outcome)
    return {
      ...EMPTY,
      title: "È giusto così?",
      status: "Prima di pubblicare, guardate ancora una volta.",
      questions: outcome.questions,
      number,
    };
  const { changedPaths } = outcome;
  return {
    ...EMPTY,
    title: "Pubblicato",
    status: `Gli ospiti lo vedono da adesso: ${withCount(changedPaths.length, ["pagina cambiata", "pagine cambiate"])}.`,
    pages: changedPaths.slice(0, MAX_PAGES),
  };
}

export const publishRoutes: PlaceRoutes = {
  pages: {
    [DESK_PATHS.publish]: (visit) => {
      const props = publication
        ? outcomeProps(publication)
        : { ...EMPTY, title: "Pubblica", status: "Adesso non si pubblica niente." };
      const refresh = props.isRunning ? { refresh: REFRESH } : {};
      return visit.page("publish", props.title, props, { place: "more", ...refresh });
    },
    [DESK_PATHS.history]: async (visit) => {
      const history = await visit.run("historyInWords");
      const current = history.find(({ isTakenBack }) => !isTakenBack);
      const releases = history.map(({ number, made, author, isTakenBack, changes }) => ({
        number,
        source: [formatTime(made), author, isTakenBack && "tolta"].filter(Boolean).join(", "),
        changes,
        isCurrent: number === current?.number,
      }));
      const drafts = await countUnpublished(visit.database, visit.build);
      const props = { releases, drafts, notice: visit.notice };
      return visit.page("history", "Storia", props, { place: "more" });
    },
  },
  forms: {
    [DESK_PATHS.publish]: async (visit, fields) => {
      const number = fields.get("numero");
      const request: PublishRequest = {
        isConfirmed: fields.get("conferma") === "sì",
        ...(number && { number: Number(number) }),
      };
      if (!isRunning()) start(visit, request);
      return { location: DESK_PATHS.publish, notice: "" };
    },
  },
};
