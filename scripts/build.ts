/** `npm run build`: writes the finished site to build/client. */
import { withSettings } from "#server/run.ts";
import { build } from "./build-site.ts";
import { withBuildLock } from "./current-build.ts";

await withSettings(async ({ siteUrl }) => {
  if (!(await withBuildLock(() => build(siteUrl)))) process.exitCode = 1;
});
