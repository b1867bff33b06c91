/** The guesthouse's pages, with those that content adds: rooms and stories. */
import { FAMILYS, type Language } from "#app/domain/languages.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { PATHS, PATHS_IN } from "./paths.ts";

/** What adds pages. */
export type PagedContent = Pick<SiteContent, "rooms" | "territory">;

export type PagedContents = Record<Language, PagedContent>;

/** The pages that search engines may keep, in one language. */
export function listedPaths({ rooms, territory }: PagedContent, language: Language): string[] {
  const paths = PATHS_IN[language];
  const { home, about, search, services, contact, privacy } = paths;
  return [
    home,
    about,
    search,
    services,
    contact,
    privacy,
    ...rooms.rooms.map(({ address }) => paths.room(address)),
    ...territory.articles.map(({ address }) => paths.territory(address)),
  ];
}

/** Every page of the guesthouse in one language; the template's are in template-paths.ts. */
export function guesthousePaths(contents: PagedContents, language: Language): string[] {
  const listed = listedPaths(contents[language], language);
  return language === FAMILYS ? [...listed, PATHS.roomDetails] : listed;
}
