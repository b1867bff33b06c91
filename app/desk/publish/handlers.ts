/** The screen "Pubblica" (publish) shows and publishes the draft; "Tornare indietro" (go back) shows past revisions. */
import { translationsToDo } from "../words/translations.ts";
import { describeDraft, describeHistory } from "./describe-changes.ts";
import { describeIssue } from "../words/site-parts.ts";
import { discard, readUnpublishedChanges } from "./draft-changes.ts";
import { setTimeout as pause } from "node:timers/promises";
import { DESK_PATHS } from "../paths.ts";
import { DeskError } from "../context.ts";
import { readDraft } from "./draft.ts";
import { publish } from "./publish.ts";
import type { FormOutcome, DeskRoutes, Visit } from "../web/visit.ts";
import { History, Publish } from "./screen.tsx";
import { QuestionPage } from "../problem.tsx";

/** The response to the form waits until the server shows guests the new revision, for at most MAX_POLLS intervals. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 20;

function publicationStatus(count: number, isFromSubject: boolean): string {
  if (count === 0) return "Gli ospiti vedono già tutto quello che avete scritto.";
  return isFromSubject
    ? "Ci sono anche modifiche fatte altrove o da altri: guardatele, poi decidete."
    : "Ecco che cosa cambia per gli ospiti.";
}

type RefusedPublication = { status: string; issues: string[] };

async function showPublication(visit: Visit, query: URLSearchParams, refusal?: RefusedPublication) {
  const overview = await describeDraft(visit);
  const missing = overview.changes.length > 0 ? (await translationsToDo(visit)).missing : [];
  const subject = query.get("parte") ?? undefined;
  const props = {
    title: refusal ? "Non pubblicato" : "Pubblica",
    status: publicationStatus(overview.changes.length, subject !== undefined),
    issues: [],
    ...refusal,
    drafts: overview,
    subject,
    missingCount: missing.length,
  };
  return visit.page(Publish, props, refusal ? 422 : 200);
}

function askQuestions(visit: Visit, fields: URLSearchParams, lines: string[]): Promise<Response> {
  const { chiave: _key, parte: _part, ...otherFields } = Object.fromEntries(fields);
  return visit.page(QuestionPage, {
    title: "È giusto così?",
    status: "Prima di pubblicare, guardate ancora una volta.",
    lines,
    action: DESK_PATHS.publish,
    answers: { "Sì, pubblica": { ...otherFields, conferma: "sì" } },
    back: { href: DESK_PATHS.publish, label: "No, torna alle modifiche" },
  });
}

async function handlePublication(
  visit: Visit,
  fields: URLSearchParams,
): Promise<FormOutcome | Response> {
  const revisionNumber = fields.get("numero");
  const subject = fields.get("solo") || undefined;
  const contentsBefore = visit.contents();
  const request = {
    isConfirmed: fields.get("conferma") === "sì",
    subject,
    number: revisionNumber ? Number(revisionNumber) : undefined,
    discardedDigest:
      fields.get("bozza") === "scarta" ? (fields.get("impronta") ?? undefined) : undefined,
  };
  const refuse = (reason: string, issues: string[] = []) =>
    showPublication(visit, new URLSearchParams(), { status: reason, issues });
  try {
    const outcome = await publish(visit, request);
    if (outcome === "unchanged") return { location: DESK_PATHS.publish, notice: "" };
    if ("questions" in outcome) return await askQuestions(visit, fields, outcome.questions);
    if ("issues" in outcome) {
      const draft = await readDraft(visit);
      const issues = outcome.issues.map((issue) => describeIssue(draft, issue));
      const reason = subject
        ? "Da sola questa modifica non basta: guardate qui sotto tutte le modifiche, e pubblicatele insieme."
        : "C’è qualcosa da correggere: in linea resta il sito di prima.";
      return await refuse(reason, issues);
    }
    for (let poll = 0; poll < MAX_POLLS && visit.contents() === contentsBefore; poll++)
      await pause(POLL_INTERVAL_MS);
    return { location: DESK_PATHS.publish, notice: outcome.published };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return refuse(error.message);
  }
}

/** Returns the URL of the question what to publish, unless all changes are of `subjectName` or, if it is "", of this phone. */
async function confirmationAddress(visit: Visit, subjectName: string): Promise<string | undefined> {
  const changes = await readUnpublishedChanges(visit);
  const changesToPublish = changes.filter(({ subject, author }) =>
    subjectName ? subject === subjectName : author === visit.author,
  );
  if (changesToPublish.length === changes.length) return undefined;
  return `${DESK_PATHS.publish}?parte=${changesToPublish.length > 0 ? encodeURIComponent(subjectName) : ""}`;
}

async function askAboutDraft(visit: Visit, number: string): Promise<Response | undefined> {
  const { changes, digest } = await describeDraft(visit);
  if (changes.length === 0) return undefined;
  const [changesText, keepText, dropText] =
    changes.length === 1
      ? ["C’è una modifica", "tienila", "buttala"]
      : [`Ci sono ${changes.length} modifiche`, "tienile", "buttale"];
  return visit.page(QuestionPage, {
    title: "E le modifiche di adesso?",
    status: `${changesText} che gli ospiti non vedono ancora. Se tornate indietro, che cosa ne facciamo?`,
    lines: changes.map(({ page, place }) => `${page}, ${place}`),
    action: DESK_PATHS.publish,
    answers: {
      [`Torna, e ${keepText} da pubblicare`]: { numero: number, bozza: "tieni" },
      [`Torna, e ${dropText} via`]: { numero: number, bozza: "scarta", impronta: digest },
    },
    back: { href: DESK_PATHS.history, label: "Non tornare" },
  });
}

export const publishRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.publish]: showPublication,
    [DESK_PATHS.history]: async (visit) =>
      visit.page(History, { revisions: await describeHistory(visit) }),
  },
  forms: {
    [DESK_PATHS.publish]: async (visit, fields) => {
      const number = fields.get("numero");
      const questionPage = number && !fields.has("bozza") && (await askAboutDraft(visit, number));
      if (questionPage) return questionPage;
      const subject = fields.get("parte");
      const location = subject === null ? undefined : await confirmationAddress(visit, subject);
      return location ? { location, notice: "" } : handlePublication(visit, fields);
    },
    [DESK_PATHS.discard]: async (visit, fields) => {
      const [subject, path, digest] = ["cosa", "posto", "impronta"].map(
        (name) => fields.get(name) || undefined,
      );
      const discardedCount = await discard(visit, { subject, path, digest });
      const notice =
        discardedCount > 0
          ? "Scartato: resta quello che gli ospiti vedono già."
          : "Non c’era niente da scartare.";
      return { location: DESK_PATHS.publish, notice };
    },
  },
};
