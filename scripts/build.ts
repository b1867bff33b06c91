/**
 * `npm run build`: writes the finished site to build/client. `build.ts pages` or `build.ts whole` builds to that extent,
 * unless the served build was made from the present sources (ensure-built.ts).
 */
import { type BuildExtent, isBuildCurrent, withBuildLock } from "./current-build.ts";

const extent = process.argv[2] as BuildExtent | undefined;

// The build's tools are missing where only the server is installed.
const { build } = await import("./build-site.ts").catch((error: Error) => ({
  build: () => console.error(error.message),
}));

// Checked under the lock, because the build that held it may have made the same.
const isDone = await withBuildLock(
  async () => (extent && (await isBuildCurrent(extent))) || (await build(extent)),
);
if (!isDone) process.exitCode = 1;
