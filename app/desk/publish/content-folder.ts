/** Writes the content files with the family's values into a developer's folder, and reads such a folder into the draft. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { chmod, mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { changesBetween, type ValueChange } from "#app/content/changes.ts";
import { CONTENT_FILES, contentFilePath } from "#app/content/files.ts";
import { differingPaths, type Documents, namedValuesOf } from "#app/content/documents.ts";
import { checkContents } from "#app/content/read.ts";
import { type Value, withRowNames } from "#app/content/rows.ts";
import type { Issue } from "#app/content/issue.ts";
import { yamlWithValues } from "#app/content/yaml-with-values.ts";
import { CATALOGUE_FILE } from "#pictures/catalogue.ts";
import { catalogueOf, uploadsOf } from "#server/site/site-source.ts";
import { writeAtomically } from "#server/system/atomic-write.ts";
import { type DeskContext, DeskError } from "../context.ts";
import { editDraft, readDraft } from "./draft.ts";

/** Every user of the system may read the written file, because another user may run the build. */
async function writeReadableFile(target: string, content: string | Buffer): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  await writeAtomically(target, content);
  await chmod(target, 0o644);
  return target;
}

/** Returns the folder for photographs: pictures/ beside the folder if it is named content/, else pictures/ inside the folder. */
function picturesFolder(folder: string): string {
  return basename(resolve(folder)) === "content"
    ? join(folder, "../pictures")
    : join(folder, "pictures");
}

async function exportPhotographs({ database }: DeskContext, documents: Documents, folder: string) {
  const uploads = await uploadsOf(database, documents);
  if (uploads.length === 0) return [];
  const files: string[] = [];
  for (const { id, bytes } of uploads)
    files.push(await writeReadableFile(join(folder, `masters/${id}.jpg`), Buffer.from(bytes)));
  const text = await readFile(CATALOGUE_FILE, "utf8");
  const entries = parse(text) as Record<string, Value>;
  const changedEntries = uploads.map(({ id, focus }): [string, Value] => [
    id,
    { ...(entries[id] as object), focus: [...focus] },
  ]);
  const catalogueText = yamlWithValues(text, { ...entries, ...Object.fromEntries(changedEntries) });
  return [...files, await writeReadableFile(join(folder, "catalogue.yaml"), catalogueText)];
}

export async function exportDocuments(context: DeskContext, folder: string): Promise<string[]> {
  const documents = await readDraft(context);
  const files = CONTENT_FILES.filter((file) => Object.hasOwn(documents, file));
  const yamlFiles = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(contentFilePath(file), "utf8");
      const changedText = yamlWithValues(text, namedValuesOf(file, documents));
      return writeReadableFile(join(folder, `${file}.yaml`), changedText);
    }),
  );
  return [...yamlFiles, ...(await exportPhotographs(context, documents, picturesFolder(folder)))];
}

function readFolderTexts(folder: string): Record<string, string> {
  const pathOf = (file: string) => join(folder, `${file}.yaml`);
  const files = CONTENT_FILES.filter((file) => existsSync(pathOf(file)));
  return Object.fromEntries(files.map((file) => [file, readFileSync(pathOf(file), "utf8")]));
}

type ImportOutcome =
  | { changed: ValueChange[] }
  | { issues: Issue[] }
  /** The names of files whose changes in the draft are newer than the file in the folder. */
  | { newer: string[] };

function newerFiles(documents: Documents, values: Record<string, Value>, folder: string): string[] {
  return Object.entries(values).flatMap(([file, folderValues]) => {
    const changes = documents[file]?.changes ?? {};
    const diffPaths = differingPaths(file, namedValuesOf(file, documents), folderValues);
    const { mtimeMs } = statSync(join(folder, `${file}.yaml`));
    return diffPaths.some((path) => changes[path] && changes[path].at > mtimeMs) ? [file] : [];
  });
}

/** Reads a folder into the draft. Unless `isForced`, refuses files that would overwrite newer changes of the draft. */
export async function importFolder(context: DeskContext, folder: string, isForced: boolean) {
  const texts = readFolderTexts(folder);
  const files = Object.keys(texts);
  if (files.length === 0)
    throw new DeskError(`In ${folder} non c’è nessun file di content/, per esempio prices.yaml.`);
  return editDraft<ImportOutcome>(context, async ({ draft, applyChange }) => {
    const catalogue = await catalogueOf(context.database, draft);
    // The files are checked as texts, so that their issues have line numbers.
    const { issues } = checkContents(catalogue, { ...draft, ...texts });
    if (issues.length > 0) return { documents: draft, outcome: { issues } };
    const valuesByFile = Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [
        file,
        withRowNames(parse(text), namedValuesOf(file, draft)),
      ]),
    );
    const newer = isForced ? [] : newerFiles(draft, valuesByFile, folder);
    if (newer.length > 0) return { documents: draft, outcome: { newer } };
    const documents = Object.entries(valuesByFile)
      .map(([file, value]) => ({ file, path: "", value }))
      .reduce(applyChange, draft);
    const isImported = ({ file }: ValueChange) => files.includes(file);
    const changed = changesBetween(draft, documents).filter(isImported);
    return { documents, outcome: { changed } };
  });
}
