/**
 * `npm start`: builds when the build is missing or older than its sources, then serves it. Where the
 * sources cannot be built, what was built before is served on.
 */
import { existsSync } from "node:fs";
import { runServer } from "#server/run.ts";
import { build, buildFault } from "./build-site.ts";
import { BUILD, isBuilt, settleBuild } from "./current-build.ts";

await runServer(async ({ siteUrl }) => {
  await settleBuild();
  if (await isBuilt(siteUrl)) return;
  console.log("Building the site (once, and again after changes) …");
  try {
    await build();
  } catch (error) {
    console.error(buildFault(error));
    if (!existsSync(BUILD)) process.exit(1);
    console.error("The site could not be built: what was built before is served.");
  }
});
