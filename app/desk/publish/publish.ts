/** Publishes the family's draft as a revision, or publishes an earlier revision again. */
import { allIssues } from "#app/content/checks/all-issues.ts";
import { changesBetween, digestOfChanges } from "#app/content/changes.ts";
import { CONTENT_FILES } from "#app/content/files.ts";
import { type Documents, isSameValue, namedValuesOf, type Place } from "#app/content/documents.ts";
import { merge } from "#app/content/merge.ts";
import { readContents } from "#app/content/read.ts";
import type { Issue } from "#app/content/issue.ts";
import { upgradedDocuments } from "#app/content/upgraded-documents.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { BUILD_FOLDER } from "#server/site/build-folder.ts";
import { encodeMissingPictures, deleteUnusedPictures } from "#server/site/cut-pictures.ts";
import { findChangedPaths } from "#server/site/render-all.ts";
import { catalogueOf, loadPublishedSite, loadSiteSource } from "#server/site/site-source.ts";
import {
  addRevision,
  allRevisions,
  type DocumentState,
  NO_REVISION,
  replaceDraft,
} from "#server/store/documents.ts";
import { type DeskContext, DeskError } from "../context.ts";
import { type DraftState, readDraftState, changeApplierOf } from "./draft.ts";
import { fileInfo } from "../words/form-scope.ts";
import { subjectLabel } from "../words/site-subjects.ts";
import { publishQuestions } from "./publish-questions.ts";
import { demandStoreSpace, withSpaceErrors } from "../store-space.ts";

export const NOTHING_CHANGED = "Non è cambiato niente: in linea resta il sito di prima.";

/** An attempt fails if somebody else saves or publishes at the same time. */
const MAX_ATTEMPTS = 3;

type PublishRequest = {
  /** Whether the family has answered yes to all questions that the first request asked. */
  isConfirmed: boolean;
  /** The page or topic, such as "rooms", whose changes are published; undefined for all changes. */
  subject?: string | undefined;
  /** The number of the earlier revision to publish again. */
  number?: number | undefined;
  /** With `number`: the digest of the draft's changes to discard. If the draft has other changes by now, none is discarded. */
  discardedDigest?: string | undefined;
};

/** "unchanged": guests see everything already. If there are issues, or questions about likely mistakes, nothing is published. */
export type Publication =
  | "unchanged"
  | { published: string }
  | { issues: Issue[] }
  | { questions: string[] };

/** Returns the Italian names of the pages at `paths`, without pages of the demonstration. */
function pageNames(paths: string[], contents: Contents): string[] {
  const names = new Set<string>();
  const add = (path: string, name: string) => {
    if (paths.includes(path)) names.add(name);
  };
  const { articles } = contents[DEFAULT_LANGUAGE].territory;
  for (const language of LANGUAGE_CODES) {
    const { room, territory, ...pages } = PATHS_IN[language];
    for (const [subject, path] of Object.entries(pages)) add(path, subjectLabel(subject));
    for (const { address, name } of contents[language].rooms.rooms) add(room(address), name);
    for (const { address, slug } of contents[language].territory.articles)
      add(territory(address), articles.find((one) => one.slug === slug)?.title ?? slug);
  }
  return [...names];
}

const MAX_NAMED_PAGES = 12;

/** A publication stores `documents` as a revision, and `draft` as the new draft. */
type PublicationPlan = Record<"documents" | "draft", Documents>;

/** Applies the changes of the draft to the values of an earlier revision. */
function applyDraftTo(context: DeskContext, { published, draft }: DraftState, earlier: Documents) {
  const applyChange = changeApplierOf(context, earlier);
  const files = new Set([...Object.keys(published), ...Object.keys(draft)]);
  return [...files].reduce((documents, file) => {
    if (published[file] === draft[file]) return documents;
    const [was, mine, theirs] = [published, draft, earlier].map((one) => namedValuesOf(file, one));
    return applyChange(documents, { file, path: "", value: merge(was, mine, theirs) });
  }, earlier);
}

async function planPublication(
  context: DeskContext,
  state: DraftState,
  { subject, number, discardedDigest }: PublishRequest,
): Promise<PublicationPlan> {
  const { published, draft } = state.stored;
  if (number !== undefined) {
    const revisions = await allRevisions(context.database);
    const revision = revisions.find((one) => one.number === number);
    if (!revision && number !== NO_REVISION)
      throw new DeskError(
        `La pubblicazione ${number} non c’è più. Quelle che ci sono stanno in Altro, Tornare indietro.`,
      );
    const documents = revision?.documents ?? {};
    const changes = changesBetween(state.published, state.draft);
    // If somebody has saved since the family decided to discard the changes, all changes stay in the draft.
    if (changes.length === 0 || discardedDigest === digestOfChanges(changes))
      return { documents, draft: documents };
    return { documents, draft: applyDraftTo(context, state, upgradedDocuments(documents)) };
  }
  if (subject === undefined) return { documents: draft, draft };
  // The file "it/home" belongs to the subject "home".
  const isOfSubject = (file: string) => fileInfo(file).subject === subject;
  const pick = (documents: Documents, isPicked: (file: string) => boolean) =>
    Object.entries(documents).filter(([file]) => isPicked(file));
  const otherEntries = pick(published, (file) => !isOfSubject(file));
  return { documents: Object.fromEntries([...otherEntries, ...pick(draft, isOfSubject)]), draft };
}

/** Returns an issue about saved values that are broken or of an unknown file, or about a photograph whose picture is gone. */
const issueOfStalePlace = ({ file, path }: Place): Issue => ({
  file: CONTENT_FILES.includes(file) ? `content/${file}.yaml` : `fotografia ${path || file}`,
  reason: CONTENT_FILES.includes(file)
    ? "questo posto è rovinato: al banco, in Pubblica, la modifica si scarta"
    : "questa immagine nel catalogo non c’è più: al banco, in Pubblica, si scarta",
});

/** Tries to publish. Returns undefined if somebody else has saved or published after the draft was read. */
async function publishOnce(
  context: DeskContext,
  request: PublishRequest,
): Promise<Publication | undefined> {
  const { database, now, author, settings } = context;
  const draftState = await readDraftState(context);
  const { key }: DocumentState = draftState.stored;
  const { documents, draft } = await planPublication(context, draftState, request);
  if (isSameValue(documents, draftState.stored.published))
    return (await replaceDraft(database, key, draft)) ? "unchanged" : undefined;
  const upgraded = upgradedDocuments(documents);
  // `allIssues` cannot check a ruined document, or the photograph of a picture that is gone, so both are reported here.
  const stalePlaces = (await loadSiteSource(database, documents)).unfitPlaces.filter(
    ({ file }) => !CONTENT_FILES.includes(file) || !Object.hasOwn(upgraded, file),
  );
  if (stalePlaces.length > 0) return { issues: stalePlaces.map(issueOfStalePlace) };
  const catalogue = await catalogueOf(database, upgraded);
  const issues = allIssues(catalogue, upgraded);
  if (issues.length > 0) return { issues };
  const after = readContents(catalogue, upgraded);
  const { contents: before } = await loadPublishedSite(database);
  const questions = publishQuestions(before, after);
  if (questions.length > 0 && !request.isConfirmed) return { questions };
  const siteOptions = { url: settings.siteUrl, today: houseDayAt(now) };
  const changedPaths = await findChangedPaths(siteOptions, { before, after });
  await demandStoreSpace(context, JSON.stringify(documents).length);
  const revision = { documents, draft, made: now, author };
  if (!(await addRevision(database, key, revision))) return undefined;
  const folder = settings.dataDir;
  // New pictures are encoded now, so that no guest waits. A picture that fails now is encoded at the first request.
  void encodeMissingPictures(catalogue, after, { folder, build: BUILD_FOLDER })
    .then(() => deleteUnusedPictures(after, folder, now))
    .catch(() => {});
  const changedNames = pageNames(changedPaths, after).slice(0, MAX_NAMED_PAGES).join(", ");
  const pagesText = changedNames && ` Pagine cambiate: ${changedNames}.`;
  return { published: `Pubblicato: gli ospiti lo vedono da adesso.${pagesText}` };
}

/** If the publication fails, the current revision stays online. */
export async function publish(context: DeskContext, request: PublishRequest): Promise<Publication> {
  const publishWithRetries = async () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const publication = await publishOnce(context, request);
      if (publication) return publication;
    }
    throw new DeskError(
      "Non è cambiato niente: qualcun altro sta pubblicando. Riprovate fra un minuto.",
    );
  };
  return withSpaceErrors(context, publishWithRetries, (error) => {
    const [reason] = String(error).split("\n");
    return new DeskError(
      `Non è cambiato niente, perché il sito costruito qui è guasto: rifatelo con npm run build e riprovate (${reason}).`,
    );
  });
}
