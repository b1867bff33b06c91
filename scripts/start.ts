/** `npm start`: builds when the build is missing or older than its sources, then serves it. */
import { runServer } from "#server/run.ts";
import { build } from "./build-site.ts";
import { isBuilt } from "./build-stamp.ts";

await runServer(async ({ siteUrl }) => {
  if (await isBuilt(siteUrl)) return;
  console.log("Building the site (once, and again after changes) …");
  await build();
});
