/** The catalogue of pictures with the draft's photographs: what publishing the draft would read. */
import { isPhotographEdit } from "#app/content/photographs.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import { uploadsOf } from "#server/releases/prepare-from-store.ts";
import type { Database } from "#server/store/database.ts";
import type { StoredEdit } from "#server/store/edits.ts";

/** The last catalogue, cached because making one reads all photographs. */
let lastCatalogue: { key: string; catalogue: Promise<Catalogue> } | undefined;

export function draftCatalogue(database: Database, edits: StoredEdit[]): Promise<Catalogue> {
  const photographs = edits.filter(isPhotographEdit);
  const key = JSON.stringify(photographs.map(({ path, value }) => [path, value]));
  if (lastCatalogue?.key === key) return lastCatalogue.catalogue;
  const catalogue = uploadsOf(database, photographs).then(loadCatalogue);
  lastCatalogue = { key, catalogue };
  catalogue.catch(() => (lastCatalogue = undefined));
  return catalogue;
}
