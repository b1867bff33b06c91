import { type Documents, isSameValue, type Place, valueAt } from "#app/content/documents.ts";
import { repairDocuments } from "#app/content/fitting-documents.ts";
import { photographsIn } from "#app/content/photographs.ts";
import { readContents } from "#app/content/read.ts";
import { upgradedDocuments } from "#app/content/upgraded-documents.ts";
import { type Catalogue, loadCatalogue, type Upload } from "#pictures/catalogue.ts";
import type { Database } from "#server/store/database.ts";
import type { UnfitValue } from "#server/store/letters.ts";
import { documentState } from "#server/store/documents.ts";
import { readUpload } from "#server/store/uploads.ts";

export async function uploadsOf(database: Database, documents: Documents): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const [id, { upload, focus, isAdded }] of Object.entries(photographsIn(documents))) {
    const bytes = await readUpload(database, upload);
    if (bytes) uploads.push({ id, bytes, focus, isAdded });
  }
  return uploads;
}

/** The catalogue is cached, because making it reads all photographs. */
let lastCatalogue: { key: string; catalogue: Promise<Catalogue> } | undefined;

export function catalogueOf(database: Database, documents: Documents): Promise<Catalogue> {
  const photographsKey = JSON.stringify(photographsIn(documents));
  if (lastCatalogue?.key === photographsKey) return lastCatalogue.catalogue;
  const catalogue = uploadsOf(database, documents).then(loadCatalogue);
  lastCatalogue = { key: photographsKey, catalogue };
  catalogue.catch(() => (lastCatalogue = undefined));
  return catalogue;
}

type SiteSource = {
  catalogue: Catalogue;
  documents: Documents;
  /** The places of values that the family saved and this version does not accept. Values of content/ replace them. */
  unfitPlaces: Place[];
};

let lastSource: { stored: Documents; source: SiteSource } | undefined;

export async function loadSiteSource(database: Database, stored: Documents): Promise<SiteSource> {
  if (lastSource && isSameValue(lastSource.stored, stored)) return lastSource.source;
  const upgraded = upgradedDocuments(stored);
  const catalogue = await catalogueOf(database, upgraded);
  const { documents, replaced } = repairDocuments(catalogue, upgraded);
  const droppedFiles = Object.keys(stored).filter((file) => !Object.hasOwn(upgraded, file));
  const source = {
    catalogue,
    documents,
    unfitPlaces: [...droppedFiles.map((file) => ({ file, path: "" })), ...replaced],
  };
  lastSource = { stored, source };
  return source;
}

/** Returns the site with the software's content/, without any change by the family. */
export async function loadUneditedSite() {
  return { contents: readContents(await loadCatalogue()), unfitValues: [] };
}

/** Returns the site of the last revision; before the first revision, the site with the software's content/ alone. */
export async function loadPublishedSite(database: Database) {
  const { number, published } = await documentState(database);
  const { catalogue, documents, unfitPlaces } = await loadSiteSource(database, published);
  return {
    number,
    catalogue,
    contents: readContents(catalogue, documents),
    unfitValues: unfitPlaces.map(({ file, path }): UnfitValue => ({
      file,
      path,
      value: path ? valueAt(published[file]?.values, path) : published[file]?.values,
    })),
  };
}
