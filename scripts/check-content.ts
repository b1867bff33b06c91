/** `npm run check:content`: checks content/. Placeholders are no fault: the site is built before the house opens. */
import { allIssues } from "#app/content/checks/all-issues.ts";
import { formatIssues } from "#app/content/issue.ts";
import { contentWarnings } from "#app/content/checks/placeholders.ts";
import { CONTENT_FILES } from "#app/content/files.ts";
import { loadCatalogue } from "#pictures/catalogue.ts";
import { withSettings } from "#server/run.ts";

await withSettings(async ({ siteUrl }) => {
  const pictureCatalogue = await loadCatalogue();
  const issues = allIssues(pictureCatalogue);
  if (issues.length > 0) {
    console.error(`Da correggere:\n${formatIssues(issues)}`);
    process.exit(1);
  }
  for (const name of CONTENT_FILES) console.log(`✓ content/${name}.yaml`);
  const warnings = contentWarnings(pictureCatalogue, siteUrl);
  if (warnings.length === 0) console.log("Tutto pronto per andare online.");
  else {
    console.log(`\nPrima di andare online (${warnings.length}):`);
    for (const { place, reason } of warnings) console.log(`  • ${place}: ${reason}`);
  }
});
