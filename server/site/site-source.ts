/** The checked sources of pages: the software's files, the family's documents and photographs. */
import { type Documents, type Place, valueAt } from "#app/content/documents.ts";
import { fittingDocuments } from "#app/content/fitting-documents.ts";
import { photographsIn } from "#app/content/photographs.ts";
import { readContents } from "#app/content/read.ts";
import { upgradedDocuments } from "#app/content/upgraded-documents.ts";
import { type Catalogue, loadCatalogue, type Upload } from "#pictures/catalogue.ts";
import type { Database } from "#server/store/database.ts";
import type { UnfitValue } from "#server/store/letters.ts";
import { documentState } from "#server/store/documents.ts";
import { readUpload } from "#server/store/uploads.ts";

/** The uploads that documents name and the store has. */
export async function uploadsOf(database: Database, documents: Documents): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const [id, { upload, focus, isAdded }] of Object.entries(photographsIn(documents))) {
    const bytes = await readUpload(database, upload);
    if (bytes) uploads.push({ id, bytes, focus, isAdded });
  }
  return uploads;
}

/** The last catalogue, cached because making one reads all photographs. */
let lastCatalogue: { key: string; catalogue: Promise<Catalogue> } | undefined;

/** The catalogue of pictures with the photographs of documents. */
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
  /** The places where the software's own words replace the family's. */
  unfit: Place[];
};

let lastSource: { stored: Documents; source: SiteSource } | undefined;

const areSameDocuments = (one: Documents, other: Documents) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (file) => one[file] === other[file],
  );

/** The content and catalogue that this version of the software makes of the stored documents. */
export async function siteSource(database: Database, stored: Documents): Promise<SiteSource> {
  if (lastSource && areSameDocuments(lastSource.stored, stored)) return lastSource.source;
  const upgraded = upgradedDocuments(stored);
  const catalogue = await catalogueOf(database, upgraded);
  const { documents, unfit } = fittingDocuments(catalogue, upgraded);
  const brokenFiles = Object.keys(stored).filter((file) => !Object.hasOwn(upgraded, file));
  const source = {
    catalogue,
    documents,
    unfit: [...brokenFiles.map((file) => ({ file, path: "" })), ...unfit],
  };
  lastSource = { stored, source };
  return source;
}

/** The site with the software's own words. */
export async function ownSite() {
  return { contents: readContents(await loadCatalogue()), unfit: [] };
}

/** The site as its last revision has it, or before the first one with the software's own words. */
export async function publishedSite(database: Database) {
  const { number, published } = await documentState(database);
  const { catalogue, documents, unfit } = await siteSource(database, published);
  return {
    number,
    catalogue,
    contents: readContents(catalogue, documents),
    /** The family's values that do not fit, and that the software's own replace. */
    unfit: unfit.map(({ file, path }): UnfitValue => ({
      file,
      path,
      value: path ? valueAt(published[file]?.values, path) : undefined,
    })),
  };
}
