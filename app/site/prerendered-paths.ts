/** What the build writes as HTML and a guest can open: all there is to walk. */
import { TEMPLATE_DESIGNS } from "./designs.ts";
import { guesthousePaths } from "./listed-paths.ts";
import { notFoundPath, templatePaths } from "./template-paths.ts";

/** Every page: the guesthouse's, the template's, and each design's page for unknown addresses. */
export const prerenderedPaths = [
  ...guesthousePaths,
  ...templatePaths,
  ...TEMPLATE_DESIGNS.map(notFoundPath),
];
