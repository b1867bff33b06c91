/** The guesthouse's pages, with those that content adds: rooms and stories. Read in Node, not in a browser. */
import { readContent } from "#app/content/read.ts";
import { NOT_FOUND_PATH, PATHS, roomPath, territoryPath } from "./paths.ts";

/** What rooms are called in addresses, in the order of the family's list. */
export const roomSlugs = readContent("rooms").rooms.map(({ slug }) => slug);

/** What the stories are called in addresses. */
export const storySlugs = readContent("territory").articles.map(({ slug }) => slug);

const OWN = [PATHS.home, PATHS.about, PATHS.search, PATHS.services, PATHS.contact, PATHS.privacy];

/** The pages that search engines may keep. */
export const listedPaths: string[] = [
  ...OWN,
  ...roomSlugs.map(roomPath),
  ...storySlugs.map(territoryPath),
];

/** Every page of the guesthouse in Italian; the template's are in template-paths.ts. */
export const guesthousePaths = [...listedPaths, PATHS.roomDetails, NOT_FOUND_PATH];
