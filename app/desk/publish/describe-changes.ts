/** Describes changes of content in the words of the family's forms: the page, the field, and the words that differ. */
import { digestOfChanges } from "#app/content/changes.ts";
import type { Documents } from "#app/content/documents.ts";
import { isPhotographs, type Photograph } from "#app/content/photographs.ts";
import { shorten } from "#app/content/issue.ts";
import { loadSiteSource } from "#server/site/site-source.ts";
import { allRevisions, NO_REVISION } from "#server/store/documents.ts";
import { formatChange, formatPhotographChange, formatValue } from "../words/format-value.ts";
import { altTextsOf } from "../pictures/draft-pictures.ts";
import { draftChanges, type ChangeGroup, groupedChanges } from "./draft-changes.ts";
import { fileInfo, formOfFile } from "../words/form-scope.ts";
import { findPlace } from "../words/site-parts.ts";
import { subjectLabel } from "../words/site-subjects.ts";
import type { DeskContext } from "../context.ts";
import { readDraft, readDraftState } from "./draft.ts";
import { formatTime } from "../format.ts";

/** A piece of a text: "gone" if only the old version has it, "new" if only the new version has it. */
export type DiffPart = { text: string; kind?: "gone" | "new" | undefined };

const CONTEXT_LENGTH = 60;

const keepStart = (text: string) =>
  text.length > CONTEXT_LENGTH ? `${text.slice(0, CONTEXT_LENGTH).replace(/\S*$/, "")}…` : text;

const keepEnd = (text: string) =>
  text.length > CONTEXT_LENGTH ? `…${text.slice(-CONTEXT_LENGTH).replace(/^\S*/, "")}` : text;

function commonStartWordCount(one: string[], other: string[]): number {
  const firstDifference = one.findIndex((word, at) => word !== other[at]);
  return firstDifference < 0 ? one.length : firstDifference;
}

/** Returns up to four parts: the unchanged start, the old words, the new words that replace them, and the unchanged end. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const wordsOf = (text: string) => text.split(/(?<=\s)|(?=\s)/);
  const [oldWords, newWords] = [wordsOf(before), wordsOf(after)];
  const startCount = commonStartWordCount(oldWords, newWords);
  const [oldRest, newRest] = [oldWords.slice(startCount), newWords.slice(startCount)];
  const endCount = commonStartWordCount(oldRest.toReversed(), newRest.toReversed());
  const middleOf = (rest: string[]) => rest.slice(0, rest.length - endCount).join("");
  const parts: DiffPart[] = [
    { text: keepEnd(oldWords.slice(0, startCount).join("")) },
    { text: middleOf(oldRest), kind: "gone" },
    { text: middleOf(newRest), kind: "new" },
    { text: keepStart(oldRest.slice(oldRest.length - endCount).join("")) },
  ];
  return parts.filter(({ text }) => text !== "");
}

type ChangeLine = { label?: string | undefined; parts: DiffPart[] };

const MAX_LINES_OF_CHANGE = 6;

const MAX_SUMMARY_LENGTH = 240;

type Versions = { before: Documents; after: Documents };

const isAtOrBelow = (one: string, path: string) => one === path || one.startsWith(`${path}.`);

function textsBelow(documents: Documents, file: string, path: string) {
  const altTexts = altTextsOf(documents);
  const fieldsBelow = formOfFile(file, documents).fields.filter(({ field }) =>
    isAtOrBelow(field.path, path),
  );
  return new Map(
    fieldsBelow.map(({ field, rows }) => {
      const { kind, value, label } = field;
      const text = kind === "picture" ? (altTexts[value] ?? value) : value.replaceAll("\n\n", "\n");
      const isRow = rows.at(-1)?.path === field.path;
      const titles = rows.map(({ title }) => title);
      return [field.path, { text, rows, labels: isRow ? titles : [...titles, label] }];
    }),
  );
}

type FieldTexts = ReturnType<typeof textsBelow>;

function summaryOf(texts: FieldTexts, part: string): string {
  const entryTexts = [...texts].filter(
    ([path, { text }]) => isAtOrBelow(path, part) && text && !["sì", "no"].includes(text),
  );
  const labelledTexts = entryTexts.map(([path, { labels, text }]) =>
    path === part ? text : `${labels.at(-1)}: ${text}`,
  );
  return shorten(labelledTexts.join(" · "), MAX_SUMMARY_LENGTH);
}

const rowPathsIn = (texts: FieldTexts) =>
  new Set([...texts.values()].flatMap(({ rows }) => rows.map(({ path }) => path)));

/** Returns the paths in `rows` that are not below another path in `rows`. */
const outermostPaths = (rows: Set<string>) =>
  [...rows].filter((row) => !rows.values().some((one) => one !== row && isAtOrBelow(row, one)));

function changeLines(file: string, path: string, { before, after }: Versions): ChangeLine[] {
  const [textsBefore, textsAfter] = [textsBelow(before, file, path), textsBelow(after, file, path)];
  const [rowsBefore, rowsAfter] = [rowPathsIn(textsBefore), rowPathsIn(textsAfter)];
  if (textsBefore.size === 0 && rowsAfter.size === 0)
    return [{ parts: [{ text: summaryOf(textsAfter, path), kind: "new" }] }];
  const removedRows = outermostPaths(rowsBefore.difference(rowsAfter));
  const addedRows = outermostPaths(rowsAfter.difference(rowsBefore));
  const paths = new Set([...textsBefore.keys(), ...textsAfter.keys()]);
  const fieldLines = [...paths].flatMap((name): ChangeLine[] => {
    if ([...removedRows, ...addedRows].some((row) => isAtOrBelow(name, row))) return [];
    const { labels } = (textsAfter.get(name) ?? textsBefore.get(name))!;
    const [oldText = "", newText = ""] = [textsBefore.get(name)?.text, textsAfter.get(name)?.text];
    const label = name === path ? undefined : labels.join(", ");
    return oldText === newText ? [] : [{ label, parts: wordDiff(oldText, newText) }];
  });
  const commonOrder = (rows: Set<string>, others: Set<string>) =>
    [...rows].filter((row) => others.has(row)).join(" ");
  const isReordered = commonOrder(rowsBefore, rowsAfter) !== commonOrder(rowsAfter, rowsBefore);
  const rowLine = (label: string, kind: "gone" | "new", texts: FieldTexts) => (row: string) => ({
    label,
    parts: [{ text: summaryOf(texts, row), kind }],
  });
  return [
    ...addedRows.map(rowLine("Aggiunto", "new", textsAfter)),
    ...removedRows.map(rowLine("Tolto", "gone", textsBefore)),
    ...fieldLines,
    ...(isReordered ? [{ parts: [{ text: "L’ordine è cambiato.", kind: "new" as const }] }] : []),
  ];
}

const findPlaceIn = ({ before, after }: Versions, file: string, path: string) =>
  findPlace(after, file, path) ?? findPlace(before, file, path);

/** Returns the page and the field of a change: "Chi siamo" (about us), "Presentazione, Titolo grande". */
function placeOfChange(change: ChangeGroup, versions: Versions) {
  const { subject, path, changes } = change;
  const [{ file }] = changes;
  if (isPhotographs(subject) || file.endsWith("/pictures"))
    return {
      page: subjectLabel("pictures"),
      place: shorten(altTextsOf(versions.after)[path] ?? path),
    };
  const { labels } = findPlaceIn(versions, file, path) ?? {};
  if (!labels) return { page: "Per chi vi segue il sito", place: path || subject };
  // The pictures of all pages are in one file, in which the first segment of a path is the page's name.
  const [page = ""] = subject === "pictures" ? path.split(".") : [subject];
  const placeLabels = subject === "pictures" ? ["Immagini", ...labels.slice(1)] : labels;
  return { page: subjectLabel(page), place: placeLabels.join(", ") };
}

function describeChange(change: ChangeGroup, versions: Versions) {
  const describedChanges = change.changes.map(({ file, path, was, value }) => {
    const language = fileInfo(file).translationLabel;
    if (isPhotographs(file)) {
      const text = formatPhotographChange(was as Photograph, value as Photograph);
      return { lines: [{ parts: [{ text, kind: "new" as const }] }] };
    }
    if (findPlaceIn(versions, file, path))
      return { language, lines: changeLines(file, change.path, versions) };
    const [old, text] = [was, value].map((one) => (one === undefined ? "" : formatValue(one)));
    return { language, lines: [{ parts: wordDiff(old!, text!) }] };
  });
  const byLanguage = Map.groupBy(describedChanges, ({ language }) => language);
  return {
    ...placeOfChange(change, versions),
    linesByLanguage: [...byLanguage].map(([language, changesOfLanguage]) => {
      const uniqueLines = new Map(
        changesOfLanguage.flatMap(({ lines }) => lines).map((line) => [JSON.stringify(line), line]),
      );
      const lines = [...uniqueLines.values()];
      const omittedCount = lines.length - MAX_LINES_OF_CHANGE;
      const omissionLine: ChangeLine[] =
        omittedCount > 0 ? [{ parts: [{ text: `e altre ${omittedCount} parti` }] }] : [];
      return { language, lines: [...lines.slice(0, MAX_LINES_OF_CHANGE), ...omissionLine] };
    }),
  };
}

/** Returns a text such as "23/11/26, 12:40, telefono di casa". */
const timeAndAuthor = (at: number, author: string) =>
  [formatTime(at), author].filter(Boolean).join(", ");

const isSingleValue = (value: unknown) => value === undefined || typeof value !== "object";

/** Returns the revisions, the latest first. The last entry is the site as it was before the first revision. */
export async function describeHistory(context: DeskContext) {
  const draft = await readDraft(context);
  const versions = { before: draft, after: draft };
  const revisions = await allRevisions(context.database);
  const historyEntries = revisions.map(({ number, made, author, documents }, at) => {
    // What preceded the oldest stored revision is unknown, so all documents of that revision are described as changes.
    const changes = groupedChanges(revisions[at + 1]?.documents ?? {}, documents).map((change) => {
      const { page, place } = placeOfChange(change, versions);
      const [first] = change.changes;
      const valuesText =
        isSingleValue(first.was) && isSingleValue(first.value) ? `: ${formatChange(first)}` : "";
      return `${page}, ${place}${valuesText}`;
    });
    return { number, heading: timeAndAuthor(made, author), changes, isCurrent: at === 0 };
  });
  if (revisions.length === 0) return [];
  const heading = "Il sito com’era all’inizio";
  return [...historyEntries, { number: NO_REVISION, heading, changes: [], isCurrent: false }];
}

export async function describeDraft(context: DeskContext) {
  const draftState = await readDraftState(context);
  const { unfitPlaces } = await loadSiteSource(context.database, draftState.stored.draft);
  const versions = { before: draftState.published, after: draftState.draft };
  const groups = draftChanges(draftState);
  const changes = groups.map((change) => {
    const { subject, path, digest, author, at } = change;
    return {
      ...describeChange(change, versions),
      subject,
      path,
      digest,
      /** Who made the change, and when; undefined if the change sets all values of a file to default values. */
      timeAndAuthor: author === undefined ? undefined : timeAndAuthor(at, author),
      /** Whether the software refuses the change, so that pages show the default value. */
      isUnfit: unfitPlaces.some((one) =>
        change.changes.some(
          ({ file, path: changedPath }) =>
            one.file === file && (one.path === "" || one.path === changedPath),
        ),
      ),
    };
  });
  return {
    changes: changes.toSorted((one, other) => one.page.localeCompare(other.page)),
    digest: digestOfChanges(groups.flatMap((change) => change.changes)),
  };
}
