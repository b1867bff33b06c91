/**
 * `npm run check:content`: checks the words and pictures, then lists what is still a placeholder
 * before going live. A mistake fails; a placeholder does not, for a house can be built before it opens.
 */
import { readSettings } from "#server/settings.ts";
import { CONTENT_FILES } from "#app/content/read.ts";
import { allSlips } from "#server/site/slips.ts";

const slips = await allSlips();
if (slips.length > 0) {
  console.error(`Da correggere:\n${slips.join("\n")}`);
  process.exit(1);
}
for (const name of CONTENT_FILES) console.log(`✓ content/${name}.yaml`);

// It reads the content as soon as it is there.
const { placeholders } = await import("./placeholders.ts");
const missing = placeholders(readSettings(process.env).siteUrl);
if (missing.length === 0) console.log("Tutto pronto per andare online.");
else {
  console.log(`\nPrima di andare online (${missing.length}):`);
  for (const { place, reason } of missing) console.log(`  • ${place}: ${reason}`);
}
