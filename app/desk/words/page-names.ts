/** What the family calls the pages of the site. */
import type { Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { subjectLabel } from "./site-subjects.ts";

/** The names of these pages, one for all languages; those of the demonstration have none. */
export function pageNames(paths: string[], contents: Contents): string[] {
  const names = new Set<string>();
  const add = (path: string, name: string) => {
    if (paths.includes(path)) names.add(name);
  };
  const { articles } = contents[DEFAULT_LANGUAGE].territory;
  for (const language of LANGUAGE_CODES) {
    const { home, about, services, search, contact, privacy, room, territory } = PATHS_IN[language];
    const pages = { home, about, services, search, contact, privacy };
    for (const [subject, path] of Object.entries(pages)) add(path, subjectLabel(subject));
    for (const { address, name } of contents[language].rooms.rooms) add(room(address), name);
    for (const { address, slug } of contents[language].territory.articles)
      add(territory(address), articles.find((one) => one.slug === slug)?.title ?? slug);
  }
  return [...names];
}
