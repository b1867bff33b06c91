/** The site as its last revision has it. */
import { readContents } from "#app/content/read.ts";
import type { Database } from "#server/store/database.ts";
import { documentState } from "#server/store/documents.ts";
import { siteSource, unfitValues } from "./site-source.ts";

export async function publishedSite(database: Database) {
  const { number, published } = await documentState(database);
  const { catalogue, documents, unfit } = await siteSource(database, published);
  return {
    number,
    catalogue,
    contents: readContents(catalogue, documents),
    /** The family's values that do not fit, and that the software's own replace. */
    unfit: unfitValues(published, unfit),
  };
}
