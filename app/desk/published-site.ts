/** The site that guests see. */
import { readContents } from "#app/content/read.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import { siteSource } from "#server/site/site-source.ts";
import type { Database } from "#server/store/database.ts";
import { publishedDocuments } from "#server/store/documents.ts";
import type { DeskRoom } from "./context.ts";

export async function publishedSite(database: Database) {
  const source = await siteSource(database, await database.read(publishedDocuments));
  return { ...source, contents: readContents(source.catalogue, source.documents) };
}

export async function currentRooms(database: Database): Promise<DeskRoom[]> {
  const { contents } = await publishedSite(database);
  return contents[DEFAULT_LANGUAGE].rooms.rooms.map(({ slug, name }) => ({ slug, name }));
}
