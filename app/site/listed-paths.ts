/** The guesthouse's pages, with those that content adds: rooms and stories. */
import type { SiteContent } from "#app/content/schemas.ts";
import { NOT_FOUND_PATH, PATHS, roomPath, territoryPath } from "./paths.ts";

/** What adds pages. */
export type PagedContent = Pick<SiteContent, "rooms" | "territory">;

const OWN = [PATHS.home, PATHS.about, PATHS.search, PATHS.services, PATHS.contact, PATHS.privacy];

/** The pages that search engines may keep. */
export function listedPaths({ rooms, territory }: PagedContent): string[] {
  return [
    ...OWN,
    ...rooms.rooms.map(({ slug }) => roomPath(slug)),
    ...territory.articles.map(({ slug }) => territoryPath(slug)),
  ];
}

/** Every page of the guesthouse in Italian; the template's are in template-paths.ts. */
export function guesthousePaths(content: PagedContent): string[] {
  return [...listedPaths(content), PATHS.roomDetails, NOT_FOUND_PATH];
}
