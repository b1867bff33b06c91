/** Puts photographs in, for pictures of the catalogue or beside them; public once published. */
import { createQueue } from "#server/system/one-at-a-time.ts";
import { readFile, stat } from "node:fs/promises";
import { schemaOf } from "#app/content/content-files.ts";
import { type Documents, type Place, valuesOf } from "#app/content/documents.ts";
import {
  isAddedIn,
  type Photograph,
  photographOf,
  PHOTOGRAPHS,
  photographsIn,
} from "#app/content/photographs.ts";
import { slipsInPictures } from "#app/content/checks/picture-slips.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import type { Size } from "#pictures/masters.ts";
import { MAX_UPLOAD_BYTES, prepareUpload, previewOf } from "#pictures/prepare-upload.ts";
import { catalogueOf, uploadsOf } from "#server/site/site-source.ts";
import { uploadId } from "#server/store/uploads.ts";
import { type DeskContext, DeskError } from "./context.ts";
import { changeDraft, readDraft, withChangeBy } from "./draft.ts";
import { MAP_PICTURE, piecesOf } from "./draft-pictures.ts";
import { altTextPlaces, demandPictureUnused } from "./picture-places.ts";
import { demandStoreSpace, withSpaceErrors } from "./store-space.ts";

type FocalPoint = Photograph["focus"];

const PICTURE_CENTRE: FocalPoint = [0.5, 0.5];

function demandPicture({ pictures }: Catalogue, id: string): void {
  if (MAP_PICTURE.test(id))
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
  if (stats.size === 0)
    throw new DeskError(`${name} è vuoto: sceglietelo ancora, o copiatelo di nuovo dal telefono.`);
  if (stats.size > MAX_UPLOAD_BYTES)
    throw new DeskError(
      `${name}: ha ${Math.ceil(stats.size / 1e6)} MB, e qui ne vanno al massimo ${MAX_UPLOAD_BYTES / 1e6}. Esportatela in JPG.`,
    );
  return readFile(file).catch(() => {
    throw new DeskError(`${name} non si può leggere: controllate di chi è il file.`);
  });
}

/** Each preparation takes the memory of all its pixels. */
const prepareInTurn = createQueue();

/** A family's file upright, small enough and without metadata. */
async function prepareFile(file: string, name: string): Promise<{ bytes: Buffer; size: Size }> {
  const upload = await prepareInTurn(async () => prepareUpload(await readPhotograph(file, name)));
  if ("refusal" in upload) throw new DeskError(`${name}: ${upload.refusal}.`);
  return upload;
}

const photographPlace = (id: string): Place => ({ file: PHOTOGRAPHS, path: id });

type NewPhotograph = {
  size: Size;
  /** Pictures that are pieces of this one. */
  pieces: string[];
};

/** Puts a file in; a refusal says what to do, and changes nothing. */
export async function putPhotograph(
  context: DeskContext,
  id: string,
  file: string,
  /** `name` is the family's own, where the file has another. */
  { name = file }: { name?: string | undefined } = {},
): Promise<NewPhotograph> {
  const { database } = context;
  const documents = await readDraft(context);
  demandPicture(await catalogueOf(database, documents), id);
  const { bytes, size } = await prepareFile(file, name);
  const isAdded = isAddedIn(documents, id);
  const others = (await uploadsOf(database, documents)).filter((upload) => upload.id !== id);
  const catalogue = await loadCatalogue([...others, { id, bytes, focus: PICTURE_CENTRE, isAdded }]);
  const slips = await slipsInPictures(catalogue, documents);
  const slip = slips.find((one) => one.file === catalogue.masters.get(id)?.file);
  if (slip) throw new DeskError(`${name}: ${slip.reason}.`);
  await withSpaceErrors(context, async () => {
    await demandStoreSpace(context, bytes.length);
    const value: Photograph = {
      upload: uploadId(bytes),
      focus: PICTURE_CENTRE,
      ...(isAdded && { isAdded }),
    };
    await changeDraft(
      context,
      ({ draft, published }) =>
        withChangeBy(context, published)(draft, { ...photographPlace(id), value }),
      bytes,
    );
  });
  return { size, pieces: piecesOf(catalogue.pictures.values(), id) };
}

/** The name of the next picture that the family adds: "foto-3". */
function nextPictureName(documents: Documents, { pictures }: Catalogue): string {
  const isTaken = (id: string) =>
    pictures.has(id) ||
    altTextPlaces(id).some(({ file }) => id in Object(valuesOf(file, documents)));
  for (let number = 1; ; number++) if (!isTaken(`foto-${number}`)) return `foto-${number}`;
}

/** What the schema says against the words of a picture. */
function altTextRefusals({ file, path }: Place, value: string, documents: Documents): string[] {
  const values = { ...(valuesOf(file, documents) as object), [path]: value };
  const { error } = schemaOf(file)!.safeParse(values);
  return (error?.issues ?? []).filter((one) => one.path[0] === path).map((one) => one.message);
}

/** Adds a picture that stands nowhere yet, with its words; those of other languages may be missing. */
export async function addPhotograph(
  context: DeskContext,
  file: string,
  { name = file, words }: { name?: string; words: Partial<Record<Language, string>> },
): Promise<{ id: string }> {
  if (!words[DEFAULT_LANGUAGE])
    throw new DeskError("Scrivete in italiano che cosa si vede nella fotografia, poi riprovate.");
  const { bytes } = await prepareFile(file, name);
  return withSpaceErrors(context, async () => {
    await demandStoreSpace(context, bytes.length);
    let id = "";
    await changeDraft(
      context,
      async ({ draft, published }) => {
        id = nextPictureName(draft, await catalogueOf(context.database, draft));
        const value: Photograph = { upload: uploadId(bytes), focus: PICTURE_CENTRE, isAdded: true };
        const places = altTextPlaces(id);
        const texts = LANGUAGE_CODES.flatMap((language, at) => {
          const text = words[language];
          return text ? [{ ...places[at]!, value: text }] : [];
        });
        const [refusal] = texts.flatMap((text) => altTextRefusals(text, text.value, draft));
        if (refusal) throw new DeskError(`${refusal}.`);
        return [{ ...photographPlace(id), value }, ...texts].reduce(
          withChangeBy(context, published),
          draft,
        );
      },
      bytes,
    );
    return { id };
  });
}

type PhotographInfo = {
  /** Of the upright photograph, in pixels. */
  size: Size;
  focus: FocalPoint;
  /** Whether the family put it in; else it is the site's own. */
  isOurs: boolean;
};

/** The photograph of a picture in the draft; undefined where there is none. */
async function draftMaster(context: DeskContext, id: string) {
  const documents = await readDraft(context);
  const { pictures } = await catalogueOf(context.database, documents);
  const picture = pictures.get(id);
  return {
    master: picture?.from ? undefined : picture?.master,
    focus: picture?.focus ?? PICTURE_CENTRE,
    isOurs: Object.hasOwn(photographsIn(documents), id),
  };
}

/** What the desk shows of a photograph; undefined for a piece of another, or without one. */
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
export async function moveFocus(
  context: DeskContext,
  id: string,
  focus: FocalPoint,
): Promise<void> {
  const { database } = context;
  demandPicture(await catalogueOf(database, await readDraft(context)), id);
  await changeDraft(context, ({ draft, published }) => {
    const photograph = photographOf(draft, id);
    if (!photograph)
      throw new DeskError(
        `Per «${id}» non avete ancora messo nessuna fotografia: scrivete anche il file.`,
      );
    const value = { ...photograph, focus };
    return withChangeBy(context, published)(draft, { ...photographPlace(id), value });
  });
}

/**
 * Lets the site's own photograph stand again; a picture that the family has added goes with its words, unless it
 * stands somewhere.
 */
export async function removePhotograph(context: DeskContext, id: string): Promise<void> {
  await changeDraft(context, ({ draft, published }) => {
    if (!photographOf(draft, id)) return draft;
    const isAdded = isAddedIn(draft, id);
    if (isAdded) demandPictureUnused(draft, id);
    const places = [photographPlace(id), ...(isAdded ? altTextPlaces(id) : [])];
    return places.reduce(withChangeBy(context, published), draft);
  });
}
