/** Lists the paths of all pages, including those that content adds: rooms and stories. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { templatePaths, templatePathsWithId } from "#demonstration/paths.ts";
import { mountAt, MOUNTS } from "./mounts.ts";
import { canonicalPath, notFoundPath, PATHS, PATHS_IN } from "./paths.ts";

type ContentWithPages = Pick<SiteContent, "rooms" | "territory">;

export type ContentsWithPages = Record<Language, ContentWithPages>;

/** Returns the paths of all pages in one language that search engines may index. */
export function indexedPaths({ rooms, territory }: ContentWithPages, language: Language): string[] {
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

export function guesthousePaths(contents: ContentsWithPages, language: Language): string[] {
  const paths = indexedPaths(contents[language], language);
  return language === DEFAULT_LANGUAGE ? [...paths, PATHS.roomDetails] : paths;
}

export function pagePaths(contents: ContentsWithPages): string[] {
  const guesthouse = LANGUAGE_CODES.flatMap((language) => guesthousePaths(contents, language));
  return [...guesthouse, ...templatePaths, ...MOUNTS.map(notFoundPath)];
}

/** Paths that may be followed by an id, as in /room_details/7; the page is the same for every id. */
export const PATHS_WITH_OPTIONAL_ID = [PATHS.roomDetails, ...templatePathsWithId];

/** Whether a path is in the demonstration: a path of a template page, or any path that begins like the path of a design. */
export function isDemoPath(pathname: string): boolean {
  return mountAt(pathname).look !== "guesthouse" || templatePaths.includes(canonicalPath(pathname));
}

/** Returns the language of a page's main part, which is English on all pages of the demonstration. */
export function languageAt(pathname: string): Language {
  return isDemoPath(pathname) ? "en" : mountAt(pathname).language;
}
