/**
 * `npm start`: builds when the build is missing or older than its sources, then serves it. Where the
 * sources cannot be built, what was built before is served on.
 */
import { existsSync } from "node:fs";
import { runServer } from "#server/run.ts";
import { BUILD, settleBuild } from "./current-build.ts";
import { ensureBuilt } from "./ensure-built.ts";

await runServer(async ({ siteUrl }) => {
  await settleBuild();
  if (await ensureBuilt(siteUrl)) return;
  if (!existsSync(BUILD)) process.exit(1);
  console.error("The site could not be built: what was built before is served.");
});
