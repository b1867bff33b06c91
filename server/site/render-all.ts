/** All pages of a content, rendered without an enquiry. */
import type { Contents } from "#app/content/site-content.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import type { Day } from "#app/domain/stay.ts";
import { changedSubjects, trackContents } from "./content-dependencies.ts";
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

/**
 * The paths of the pages that differ between two contents, new and removed ones included. Each page of the later one
 * is rendered, and of the earlier one those that read what has changed.
 */
export function changedPages(
  build: SiteBuild,
  place: Place,
  { before, after }: { before: Contents; after: Contents },
): string[] {
  const subjects = changedSubjects(after, before);
  const [earlier, later] = [before, after].map((contents) => new Set(pagePaths(contents)));
  const paths = [...new Set([...earlier!, ...later!])];
  return paths
    .filter((path) => {
      if (!later!.has(path)) return true;
      const tracked = trackContents(after);
      const html = renderPath(build, place, tracked.contents, path);
      if (!earlier!.has(path)) return true;
      const isTouched = tracked.subjects().some((subject) => subjects.has(subject));
      return isTouched && html !== renderPath(build, place, before, path);
    })
    .toSorted();
}
