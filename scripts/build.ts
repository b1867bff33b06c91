/** `npm run build`: writes the finished site to build/client. */
import { withSettings } from "#server/run.ts";
import { build } from "./build-site.ts";

await withSettings(async ({ siteUrl }) => {
  if (!(await build(siteUrl))) process.exitCode = 1;
});
