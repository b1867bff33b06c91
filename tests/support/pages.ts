/** The pages of the site under test, by the content it was built from. */
import { readAllContent } from "#app/content/read.ts";
import { guesthousePaths, listedPaths } from "#app/site/listed-paths.ts";
import { prerenderedPaths } from "#app/site/prerendered-paths.ts";

const content = readAllContent();

/** The pages that search engines may keep. */
export const listed = listedPaths(content);

/** Every page of the guesthouse in Italian. */
export const guesthouse = guesthousePaths(content);

/** Every page there is. */
export const prerendered = prerenderedPaths(content);
