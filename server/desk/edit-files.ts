/** The family's edits as files: written into a folder for a developer, and read from one. */
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { applyEdits, type Edit, pathsIn, valueAt, valuesOf } from "#app/content/edits.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import { readText } from "#app/content/read-text.ts";
import type { Slip } from "#app/content/slip.ts";
import { withChanges } from "#app/content/yaml-splice.ts";
import { CATALOGUE_FILE, loadCatalogue } from "#pictures/catalogue.ts";
import { uploadsOf } from "#server/releases/prepare-from-store.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import { writeAtomically } from "#server/system/atomic-write.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { slipsOfEdits } from "./edits.ts";
import { isSameValue } from "./unpublished.ts";

/** The edits of one file. */
const editsOfFile = <Kind extends Edit>(edits: Kind[], file: string) =>
  edits.filter((edit) => edit.file === file);

/** Writes a file of the software, which whoever builds has to read. */
async function writeSource(target: string, body: string | Buffer): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  await writeAtomically(target, body);
  await chmod(target, 0o644);
  return target;
}

/** The folder pictures/ of a folder: beside content/, and inside of any other. */
function picturesFolder(folder: string): string {
  return basename(resolve(folder)) === "content"
    ? join(folder, "../pictures")
    : join(folder, "pictures");
}

/** Writes the photographs and the catalogue with their focal points. */
async function exportPhotographs(
  { database }: DeskContext,
  edits: StoredEdit[],
  folder: string,
): Promise<string[]> {
  const uploads = await uploadsOf(database, edits);
  if (uploads.length === 0) return [];
  const files: string[] = [];
  for (const { id, bytes } of uploads)
    files.push(await writeSource(join(folder, `masters/${id}.jpg`), Buffer.from(bytes)));
  const focuses = uploads.map(({ id, focus }) => ({ path: [id, "focus"], value: [...focus] }));
  const catalogue = withChanges(await readFile(CATALOGUE_FILE, "utf8"), focuses);
  return [...files, await writeSource(join(folder, "catalogue.yaml"), catalogue)];
}

/** Writes each file that has edits, with them, and gives their paths; only touched lines differ. */
export async function exportEdits(context: DeskContext, folder: string): Promise<string[]> {
  const edits = await context.database.read(allEdits);
  const { overrides } = applyEdits(await loadCatalogue(), edits);
  const texts = await Promise.all(
    Object.entries(overrides).map(([file, text]) =>
      writeSource(join(folder, `${file}.yaml`), text),
    ),
  );
  return [...texts, ...(await exportPhotographs(context, edits, picturesFolder(folder)))];
}

/** The values of a folder's file. */
function readFolderFile(path: string): unknown {
  const result = readText(path);
  if ("slip" in result) throw new DeskError(`${path}: ${result.slip}`);
  const document = parseDocument(result.text);
  const [error] = document.errors;
  if (error)
    throw new DeskError(
      `${path}:${error.linePos?.[0].line ?? 1}  La riga non si legge: controllare spazi, due punti e virgolette. Non è cambiato niente.`,
    );
  return document.toJS();
}

/** The differences of a folder's file from our own, as edits. */
function differencesFromOwn(file: string, values: unknown): Edit[] {
  const own = valuesOf(file, []);
  const changed = pathsIn(values).filter(
    (path) => !isSameValue(valueAt(values, path), valueAt(own, path)),
  );
  const removed = pathsIn(own).filter((path) => valueAt(values, path) === undefined);
  return [
    ...changed.map((path) => ({ file, path, value: valueAt(values, path) }) as Edit),
    ...removed.map((path) => ({ file, path })),
  ];
}

type ImportOutcome =
  | { changed: Edit[] }
  | { slips: Slip[] }
  /** The files with edits that are newer than the folder's. */
  | { older: string[] };

/**
 * Makes edits of what the files of a folder say otherwise than ours. Files that lack later edits are refused
 * unless the folder's words are to stand.
 */
export async function importEdits(
  { database, author, now }: DeskContext,
  folder: string,
  isForced: boolean,
): Promise<ImportOutcome> {
  const files = CONTENT_FILES.filter((file) => existsSync(join(folder, `${file}.yaml`)));
  if (files.length === 0)
    throw new DeskError(`In ${folder} non c’è nessun file di content/, per esempio prices.yaml.`);
  const stored = await database.read(allEdits);
  const older: string[] = [];
  const changed: StoredEdit[] = [];
  for (const file of files) {
    const path = join(folder, `${file}.yaml`);
    const found = differencesFromOwn(file, readFolderFile(path));
    const { mtimeMs } = await stat(path);
    const isThere = (edit: Edit) =>
      found.some((one) => one.path === edit.path && isSameValue(one.value, edit.value));
    const lost = editsOfFile(stored, file).filter((edit) => !isThere(edit));
    if (lost.some(({ editedAt }) => editedAt > mtimeMs)) older.push(file);
    changed.push(...found.map((edit) => ({ ...edit, author, editedAt: now })));
  }
  if (older.length > 0 && !isForced) return { older };
  const others = stored.filter(({ file }) => !files.includes(file));
  const isNew = (edit: Edit) =>
    !stored.some(
      (one) =>
        one.file === edit.file && one.path === edit.path && isSameValue(one.value, edit.value),
    );
  const added = changed.filter(isNew);
  const slips = await slipsOfEdits(database, [...others, ...changed], added);
  if (slips.length > 0) return { slips };
  await changeEdits(database, () => [...others, ...changed]);
  return { changed: added };
}
