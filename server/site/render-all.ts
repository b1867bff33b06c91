/** All pages of a content, rendered without an enquiry. */
import type { Contents } from "#app/content/site-content.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import type { Day } from "#app/domain/stay.ts";
import { changedSubjects } from "./content-dependencies.ts";
import type { SiteBuild } from "./site-build.ts";

/** The address of the site, and the day for which its prices are shown. */
type Place = { url: string; today: Day };

/** The HTML of each page, by its path; throws where one cannot be rendered. */
export function renderAll(
  { renderPage, assets }: SiteBuild,
  place: Place,
  contents: Contents,
): Map<string, string> {
  return new Map(
    pagePaths(contents).map((path) => {
      try {
        return [path, renderPage({ path, site: { ...place, contents }, assets }).html];
      } catch (error) {
        throw new Error(`${path} cannot be rendered`, { cause: error });
      }
    }),
  );
}

/** The paths of the pages that differ between two contents, new and removed ones included. */
export function changedPages(
  build: SiteBuild,
  place: Place,
  { before, after }: { before: Contents; after: Contents },
): string[] {
  const pages = renderAll(build, place, after);
  if (changedSubjects(after, before).size === 0) return [];
  const earlier = renderAll(build, place, before);
  return [...new Set([...pages.keys(), ...earlier.keys()])]
    .filter((path) => pages.get(path) !== earlier.get(path))
    .toSorted();
}
