/** Saves the family's photographs in the draft. A photograph replaces a photograph of the catalogue or adds a picture. */
import { createQueue } from "#server/system/one-at-a-time.ts";
import { schemaOf } from "#app/content/files.ts";
import { type Documents, type Place, valuesOf } from "#app/content/documents.ts";
import { isAddedIn, type Photograph, photographOf, PHOTOGRAPHS } from "#app/content/photographs.ts";
import { allIssues } from "#app/content/checks/all-issues.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import type { Size } from "#pictures/masters.ts";
import { prepareUpload } from "#pictures/prepare-upload.ts";
import { catalogueOf, uploadsOf } from "#server/site/site-source.ts";
import { uploadId } from "#server/store/uploads.ts";
import { type DeskContext, DeskError } from "../context.ts";
import { changeDraft, editDraft, readDraft } from "../publish/draft.ts";
import { altTextPlaces, demandPictureUnused } from "./picture-places.ts";
import { demandStoreSpace, withSpaceErrors } from "../store-space.ts";

type FocalPoint = Photograph["focus"];

const PICTURE_CENTRE: FocalPoint = [0.5, 0.5];

/** One photograph is prepared at a time, because the preparation needs memory for all pixels of the photograph. */
const prepareInTurn = createQueue();

/** Makes an uploaded file upright, small enough and free of metadata. */
async function preparePhotograph(file: File): Promise<{ bytes: Buffer; size: Size }> {
  // A form without a photograph sends a file without a name.
  if (file.name === "") throw new DeskError("Prima scegliete una fotografia.");
  const upload = await prepareInTurn(async () => prepareUpload(await file.bytes()));
  if ("refusal" in upload) throw new DeskError(`${file.name}: ${upload.refusal}.`);
  return upload;
}

const photographPlace = (id: string): Place => ({ file: PHOTOGRAPHS, path: id });

const editWithUpload = <Outcome>(
  context: DeskContext,
  bytes: Buffer,
  edit: Parameters<typeof editDraft<Outcome>>[1],
) =>
  withSpaceErrors(context, async () => {
    await demandStoreSpace(context, bytes.length);
    return editDraft(context, edit, bytes);
  });

/** Replaces a picture's photograph. Returns the new photograph's size, and if other pictures are cropped from this picture. */
export async function putPhotograph(context: DeskContext, id: string, file: File) {
  const documents = await readDraft(context);
  const { bytes, size } = await preparePhotograph(file);
  const isAdded = isAddedIn(documents, id);
  const others = (await uploadsOf(context.database, documents)).filter(
    (upload) => upload.id !== id,
  );
  const catalogue = await loadCatalogue([...others, { id, bytes, focus: PICTURE_CENTRE, isAdded }]);
  const issues = allIssues(catalogue, documents);
  const issue = issues.find((one) => one.file === catalogue.masters.get(id)?.file);
  if (issue) throw new DeskError(`${file.name}: ${issue.reason}.`);
  const value: Photograph = {
    upload: uploadId(bytes),
    focus: PICTURE_CENTRE,
    ...(isAdded && { isAdded }),
  };
  await editWithUpload(context, bytes, ({ draft, applyChange }) => ({
    documents: applyChange(draft, { ...photographPlace(id), value }),
    outcome: undefined,
  }));
  return { size, hasCutOuts: catalogue.pictures.values().some(({ from }) => from?.picture === id) };
}

/** Returns the id of the next picture that the family adds, such as "foto-3". */
function nextPictureId(documents: Documents, { pictures }: Catalogue): string {
  const isTaken = (id: string) =>
    pictures.has(id) ||
    altTextPlaces(id).some(({ file }) => id in Object(valuesOf(file, documents)));
  for (let number = 1; ; number++) if (!isTaken(`foto-${number}`)) return `foto-${number}`;
}

function altTextRefusals({ file, path }: Place, altText: string, documents: Documents): string[] {
  const altTexts = { ...(valuesOf(file, documents) as object), [path]: altText };
  const { error } = schemaOf(file)!.safeParse(altTexts);
  return (error?.issues ?? []).filter((one) => one.path[0] === path).map((one) => one.message);
}

/** Adds a picture that no page shows yet, and returns its id; only its Italian alternative text is required. */
export async function addPhotograph(
  context: DeskContext,
  file: File,
  altTexts: Record<Language, string | undefined>,
): Promise<string> {
  if (!altTexts[DEFAULT_LANGUAGE])
    throw new DeskError("Scrivete in italiano che cosa si vede nella fotografia, poi riprovate.");
  const { bytes } = await preparePhotograph(file);
  return editWithUpload(context, bytes, async ({ draft, applyChange }) => {
    const id = nextPictureId(draft, await catalogueOf(context.database, draft));
    const value: Photograph = { upload: uploadId(bytes), focus: PICTURE_CENTRE, isAdded: true };
    const places = altTextPlaces(id);
    const altTextChanges = LANGUAGE_CODES.flatMap((language, at) => {
      const altText = altTexts[language];
      return altText ? [{ ...places[at]!, value: altText }] : [];
    });
    const [refusal] = altTextChanges.flatMap((one) => altTextRefusals(one, one.value, draft));
    if (refusal) throw new DeskError(`${refusal}.`);
    const changes = [{ ...photographPlace(id), value }, ...altTextChanges];
    return { documents: changes.reduce(applyChange, draft), outcome: id };
  });
}

export async function moveFocus(context: DeskContext, id: string, focus: FocalPoint) {
  await changeDraft(context, ({ draft, applyChange }) => {
    const photograph = photographOf(draft, id);
    if (!photograph) throw new DeskError("Qui non avete ancora messo nessuna fotografia.");
    return applyChange(draft, { ...photographPlace(id), value: { ...photograph, focus } });
  });
}

/** Puts back the software's photograph, or removes an added picture and its alternative texts if no page shows the picture. */
export async function removePhotograph(context: DeskContext, id: string): Promise<void> {
  await changeDraft(context, ({ draft, applyChange }) => {
    if (!photographOf(draft, id)) return draft;
    const isAdded = isAddedIn(draft, id);
    if (isAdded) demandPictureUnused(draft, id);
    const places = [photographPlace(id), ...(isAdded ? altTextPlaces(id) : [])];
    return places.reduce(applyChange, draft);
  });
}
