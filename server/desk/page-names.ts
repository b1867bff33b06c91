/** What the family calls the pages of the site. */
import type { Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { subjectLabel } from "./site-subjects.ts";

/** The names of these pages with an address each, one for all languages; those of the demonstration have none. */
export function pageNames(paths: string[], contents: Contents): Map<string, string> {
  const italian = contents[DEFAULT_LANGUAGE];
  const names = LANGUAGE_CODES.flatMap((language): [path: string, name: string][] => {
    const { home, about, services, search, contact, privacy, room, territory } = PATHS_IN[language];
    const { rooms, territory: stories } = contents[language];
    const titleOf = (slug: string) =>
      italian.territory.articles.find((one) => one.slug === slug)?.title ?? slug;
    return [
      ...Object.entries({ home, about, services, search, contact, privacy }).map(
        ([subject, path]): [string, string] => [path, subjectLabel(subject)],
      ),
      ...rooms.rooms.map(({ address, name }): [string, string] => [room(address), name]),
      ...stories.articles.map(({ address, slug }): [string, string] => [
        territory(address),
        titleOf(slug),
      ]),
    ];
  });
  const changed = names.filter(([path]) => paths.includes(path));
  const byName = Map.groupBy(changed, ([, name]) => name);
  // The Italian address stands for all.
  return new Map([...byName].map(([name, [first]]) => [name, first![0]]));
}
