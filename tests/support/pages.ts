import { readContents } from "#tests/support/content.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { guesthousePaths, indexedPaths } from "#app/paths/page-paths.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import { PATHS_IN } from "#app/paths/paths.ts";

const contents = readContents();

export const italianPaths = listedIn("it");

export const guesthouse = [...guesthousePaths(contents, "it"), "/404"];

export function listedIn(language: Language): string[] {
  return indexedPaths(contents[language], language);
}

/** The paths of rooms and stories after the first, which have the same screen as the first. */
const repeatedPaths = new Set(
  LANGUAGE_CODES.flatMap((language) => {
    const { rooms, territory } = contents[language];
    return [
      ...rooms.rooms.slice(1).map(({ address }) => PATHS_IN[language].room(address)),
      ...territory.articles.slice(1).map(({ address }) => PATHS_IN[language].territory(address)),
    ];
  }),
);

/** True for a page that tests of the layout leave out, because another page has the same screen. */
export const isRepeated = (path: string) => repeatedPaths.has(path);

export const listedInAll = LANGUAGE_CODES.flatMap(listedIn);

/** Files that are no pages, and that a publication may change. */
export const SITE_FILES = ["/sitemap.xml", "/site.webmanifest"];

export const allPages = pagePaths(contents);
