/** What the build writes as HTML and a guest can open: all there is to walk. */
import { guesthousePaths } from "./listed-paths.ts";
import { DEMONSTRATIONS } from "./mounts.ts";
import { notFoundPath, templatePaths } from "./template-paths.ts";

/** Every page: the guesthouse's, the template's, and each demonstration's page for unknown addresses. */
export const prerenderedPaths = [
  ...guesthousePaths,
  ...templatePaths,
  ...DEMONSTRATIONS.map(notFoundPath),
];
