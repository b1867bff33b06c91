/** The addresses of a release, by what is to be made for each. */
import { GUESTHOUSES } from "#app/site/mounts.ts";
import type { PagedContents } from "#app/site/listed-paths.ts";
import { answerPath, ANSWERS } from "#app/site/paths.ts";
import { prerenderedPaths } from "#app/site/prerendered-paths.ts";

type SitePaths = {
  /** Every page a guest can open, and those for unknown addresses. */
  pages: string[];
  /** The pages whose data the router asks for. */
  withData: string[];
};

function isForUnknown(path: string): boolean {
  return path.endsWith("/404");
}

export function sitePaths(contents: PagedContents): SitePaths {
  const pages = prerenderedPaths(contents);
  return { pages, withData: pages.filter((path) => !isForUnknown(path)) };
}

export const ANSWER_PATHS = GUESTHOUSES.flatMap((mount) =>
  ANSWERS.map((name) => ({ language: mount.language, name, path: answerPath(name, mount) })),
);

/** The file of a page; one for unknown addresses is named as static hosts expect it. */
export function pageFile(path: string): string {
  if (isForUnknown(path)) return `${path.slice(1)}.html`;
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** The file of a page's data; the router asks for it at its address. */
export function dataFile(path: string): string {
  return path === "/" ? "_.data" : `${path.slice(1)}.data`;
}
