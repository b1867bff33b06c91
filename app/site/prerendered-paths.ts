/** What the build writes as HTML and a guest can open: all there is to walk. */
import { TEMPLATE_DESIGNS } from "./designs.ts";
import { guesthousePaths, type PagedContent } from "./listed-paths.ts";
import { notFoundPath, templatePaths } from "./template-paths.ts";

/** Every page: the guesthouse's, the template's, and each design's page for unknown addresses. */
export function prerenderedPaths(content: PagedContent): string[] {
  return [...guesthousePaths(content), ...templatePaths, ...TEMPLATE_DESIGNS.map(notFoundPath)];
}
