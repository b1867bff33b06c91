/** The addresses of a release, by what is to be made for each. */
import { guesthousePaths, type PagedContent } from "#app/site/listed-paths.ts";
import { answerPath, ANSWERS, NOT_FOUND_PATH } from "#app/site/paths.ts";
import { prerenderedPaths } from "#app/site/prerendered-paths.ts";
import { templatePaths } from "#app/site/template-paths.ts";

type SitePaths = {
  /** Every page a guest can open, and those for unknown addresses. */
  pages: string[];
  /** The pages whose data the router asks for. */
  withData: string[];
};

export function sitePaths(content: PagedContent): SitePaths {
  const withData = [...guesthousePaths(content), ...templatePaths];
  return {
    pages: prerenderedPaths(content),
    withData: withData.filter((path) => path !== NOT_FOUND_PATH),
  };
}

export const ANSWER_PATHS = ANSWERS.map((name) => [name, answerPath(name)] as const);

/** The file of a page; one for unknown addresses is named as static hosts expect it. */
export function pageFile(path: string): string {
  if (path.endsWith("/404")) return `${path.slice(1)}.html`;
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}

/** The file of a page's data; the router asks for it at its address. */
export function dataFile(path: string): string {
  return path === "/" ? "_.data" : `${path.slice(1)}.data`;
}
