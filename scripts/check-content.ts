/**
 * `npm run check:content`: checks the words and pictures, then lists what is still a placeholder
 * before going live. A mistake fails; a placeholder does not, for a house can be built before it opens.
 */
import { ContentError, readContent } from "#app/content/read.ts";
import { type ContentName, SCHEMAS } from "#app/content/schemas.ts";
import { catalogue } from "#pictures/catalogue.ts";
import { readSettings } from "#server/settings.ts";
import { slipsInPictures } from "./pictures/slips.ts";
import { placeholders } from "./placeholders.ts";

/** What is wrong with a file; every file is looked at, so that all is told at once. */
function slipsIn(name: ContentName): string[] {
  try {
    readContent(name);
    console.log(`✓ content/${name}.yaml`);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.message];
  }
}

const inPictures = await slipsInPictures();
// A catalogue that cannot be read makes every picture of every page a slip.
const names = catalogue.size > 0 ? (Object.keys(SCHEMAS) as ContentName[]) : [];
const slips = [...inPictures, ...names.flatMap(slipsIn)];
if (slips.length > 0) {
  console.error(`\nDa correggere:\n${slips.join("\n")}`);
  process.exit(1);
}

const missing = placeholders(readSettings(process.env).siteUrl);
if (missing.length === 0) console.log("Tutto pronto per andare online.");
else {
  console.log(`\nPrima di andare online (${missing.length}):`);
  for (const { place, reason } of missing) console.log(`  • ${place}: ${reason}`);
}
