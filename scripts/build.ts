/** `npm run build`: writes the finished site to build/client. */
import { withSettings } from "#server/run.ts";
import { build } from "./build-site.ts";
import { whileNobodyBuilds } from "./current-build.ts";

await withSettings(async ({ siteUrl }) => {
  if (!(await whileNobodyBuilds(() => build(siteUrl)))) process.exitCode = 1;
});
