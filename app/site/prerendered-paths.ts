/** What the build writes as HTML and a guest can open: all there is to walk. */
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { guesthousePaths, type PagedContents } from "./listed-paths.ts";
import { MOUNTS } from "./mounts.ts";
import { notFoundPath } from "./paths.ts";
import { templatePaths } from "./template-paths.ts";

/** Every page: the guesthouse's, the template's, and each mount's page for unknown addresses. */
export function prerenderedPaths(contents: PagedContents): string[] {
  const guesthouse = LANGUAGE_CODES.flatMap((language) => guesthousePaths(contents, language));
  return [...guesthouse, ...templatePaths, ...MOUNTS.map(notFoundPath)];
}
