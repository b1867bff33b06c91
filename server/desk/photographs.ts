/** Puts photographs in for pictures of the catalogue; a photograph is an edit, and public once published. */
import { readFile, stat } from "node:fs/promises";
import { applyEdits, withEdit } from "#app/content/edits.ts";
import { isPhotographEdit, photographOf, PHOTOGRAPHS } from "#app/content/photographs.ts";
import { slipsInPictures } from "#app/content/checks/picture-slips.ts";
import { type Catalogue, loadCatalogue, masterName } from "#pictures/catalogue.ts";
import { type Size, uploadMaster } from "#pictures/masters.ts";
import { MAX_BYTES, prepareUpload, previewOf } from "#pictures/prepare-upload.ts";
import { allEdits, changeEdits, type StoredEdit } from "#server/store/edits.ts";
import { readUpload, uploadId } from "#server/store/uploads.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { demandStoreSpace, withSpaceErrors } from "./store-space.ts";

type Focus = [x: number, y: number];

const CENTRE: Focus = [0.5, 0.5];

/** The drawn maps, on which pages write the towns' names. */
const MAP = /^area-map/;

function demandPicture({ pictures }: Catalogue, id: string): void {
  if (MAP.test(id))
    throw new DeskError(
      `«${id}» è la cartina disegnata, con i nomi dei paesi al loro posto: una fotografia qui non va.`,
    );
  if (pictures.has(id)) return;
  const [start = id] = id.split("-");
  const near = [...pictures.keys()].filter((name) => name.startsWith(`${start}-`));
  throw new DeskError(
    `L’immagine «${id}» nel catalogo non c’è. ${near.length > 0 ? `Ci sono: ${near.join(", ")}.` : "I nomi sono in pictures/catalogue.yaml."}`,
  );
}

/** The bytes of a family's file. */
async function readPhotograph(file: string, name: string): Promise<Buffer> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) throw new DeskError(`Il file ${name} non c’è: controllate il nome e la cartella.`);
  if (!stats.isFile())
    throw new DeskError(`${name} non è un file: scrivete il nome della fotografia.`);
  if (stats.size > MAX_BYTES)
    throw new DeskError(
      `${name}: ha ${Math.ceil(stats.size / 1e6)} MB, e qui ne vanno al massimo ${MAX_BYTES / 1e6}. Esportatela in JPG.`,
    );
  return readFile(file).catch(() => {
    throw new DeskError(`${name} non si può leggere: controllate di chi è il file.`);
  });
}

type NewPhotograph = {
  size: Size;
  /** Pictures that are pieces of this one. */
  pieces: string[];
};

function editOf(
  { author, now }: DeskContext,
  id: string,
  upload: string,
  focus: Focus,
): StoredEdit {
  return { file: PHOTOGRAPHS, path: id, value: { upload, focus }, author, editedAt: now };
}

/** Puts a file in; a refusal says what to do, and changes nothing. */
export async function putPhotograph(
  context: DeskContext,
  id: string,
  file: string,
  /** `name` is the family's own, where the file has another. */
  { focus = CENTRE, name = file }: { focus?: Focus | undefined; name?: string | undefined } = {},
): Promise<NewPhotograph> {
  const { database } = context;
  demandPicture(await loadCatalogue(), id);
  const prepared = await prepareUpload(await readPhotograph(file, name));
  if ("refusal" in prepared) throw new DeskError(`${name}: ${prepared.refusal}.`);
  const { bytes, size } = prepared;
  const catalogue = await loadCatalogue([{ id, bytes, focus }]);
  const { overrides } = applyEdits(catalogue, await database.read(allEdits));
  const slips = await slipsInPictures(catalogue, overrides);
  const slip = slips.find((one) => one.file === catalogue.masters.get(id)?.file);
  if (slip) throw new DeskError(`${name}: ${slip.reason}.`);
  await withSpaceErrors(context, async () => {
    await demandStoreSpace(context, bytes.length);
    const edit = editOf(context, id, uploadId(bytes), focus);
    await changeEdits(database, (stored) => withEdit(stored, edit), bytes);
  });
  const pieces = [...catalogue.pictures.values()].filter(
    (one) => one.from && masterName(one) === id,
  );
  return { size, pieces: pieces.map((one) => one.id) };
}

type PhotographInfo = {
  /** Of the upright photograph, in pixels. */
  size: Size;
  focus: Focus;
  /** Whether the family put it in; else it is the site's own. */
  isOurs: boolean;
};

/** The photograph of a picture in the draft; undefined where there is none. */
async function draftMaster({ database }: DeskContext, id: string) {
  const own = await loadCatalogue();
  demandPicture(own, id);
  const edit = (await database.read(allEdits)).find(
    (one) => isPhotographEdit(one) && one.path === id,
  );
  const photograph = edit && photographOf(edit);
  const bytes = photograph && (await readUpload(database, photograph.upload));
  if (!photograph || !bytes) {
    const { master, focus, from } = own.pictures.get(id)!;
    return { master: from ? undefined : master, focus, isOurs: false };
  }
  return { master: await uploadMaster(id, bytes), focus: photograph.focus, isOurs: true };
}

/** What the desk shows of a picture; undefined for a piece of another, or without a photograph. */
export async function describePhotograph(
  context: DeskContext,
  id: string,
): Promise<PhotographInfo | undefined> {
  const { master, focus, isOurs } = await draftMaster(context, id);
  return master && { size: master.size, focus, isOurs };
}

/** The photograph as a small JPEG. */
export async function photographImage(context: DeskContext, id: string): Promise<Uint8Array> {
  const { master } = await draftMaster(context, id);
  if (!master) throw new DeskError("Qui non c’è una fotografia.");
  return previewOf(master.source);
}

/** Moves the focal point of a photograph that was put in before. */
export async function moveFocus(context: DeskContext, id: string, focus: Focus): Promise<void> {
  demandPicture(await loadCatalogue(), id);
  let isThere = false;
  await changeEdits(context.database, (stored) => {
    const edit = stored.find((one) => isPhotographEdit(one) && one.path === id);
    const photograph = edit && photographOf(edit);
    isThere = photograph !== undefined;
    return photograph ? withEdit(stored, editOf(context, id, photograph.upload, focus)) : stored;
  });
  if (!isThere)
    throw new DeskError(
      `Per «${id}» non avete ancora messo nessuna fotografia: scrivete anche il file.`,
    );
}

/** Lets the site's own photograph stand again; false where it does already. */
export async function removePhotograph({ database }: DeskContext, id: string): Promise<boolean> {
  let isThere = false;
  await changeEdits(database, (stored) => {
    const others = stored.filter((one) => !isPhotographEdit(one) || one.path !== id);
    isThere = others.length < stored.length;
    return others;
  });
  return isThere;
}
