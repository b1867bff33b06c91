/** All pages of a content, rendered without an enquiry. */
import type { Contents } from "#app/content/site-content.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import type { Day } from "#app/domain/stay.ts";
import type { SiteBuild } from "./site-build.ts";

/** The address of the site, and the day for which its prices are shown. */
type Place = { url: string; today: Day };

function renderPath(
  { renderPage, assets }: SiteBuild,
  place: Place,
  contents: Contents,
  path: string,
): string {
  try {
    return renderPage({ path, site: { ...place, contents }, assets }).html;
  } catch (error) {
    throw new Error(`${path} cannot be rendered`, { cause: error });
  }
}

/** The HTML of each page, by its path; throws where one cannot be rendered. */
export function renderAll(build: SiteBuild, place: Place, contents: Contents): Map<string, string> {
  return new Map(
    pagePaths(contents).map((path) => [path, renderPath(build, place, contents, path)]),
  );
}

/** The paths of the pages that differ between two contents, new and removed ones included. */
export function changedPages(
  build: SiteBuild,
  place: Place,
  { before, after }: { before: Contents; after: Contents },
): string[] {
  const later = renderAll(build, place, after);
  const earlier = renderAll(build, place, before);
  const paths = [...new Set([...earlier.keys(), ...later.keys()])];
  return paths.filter((path) => earlier.get(path) !== later.get(path)).toSorted();
}
