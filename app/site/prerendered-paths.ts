/** What the build writes as HTML and a guest can open: all there is to walk. */
import { guesthousePaths, type PagedContent } from "./listed-paths.ts";
import { DEMONSTRATIONS } from "./mounts.ts";
import { notFoundPath, templatePaths } from "./template-paths.ts";

/** Every page: the guesthouse's, the template's, and each demonstration's page for unknown addresses. */
export function prerenderedPaths(content: PagedContent): string[] {
  return [...guesthousePaths(content), ...templatePaths, ...DEMONSTRATIONS.map(notFoundPath)];
}
