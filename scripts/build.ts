/**
 * `npm run build`: writes the finished site to build/client. `build.ts pages` (without pictures) or `build.ts whole`
 * builds only if the served build was not made from the present sources (see `ensureBuilt`).
 */
import { type BuildExtent, isBuildCurrent, withBuildLock } from "./current-build.ts";

const extent = process.argv[2] as BuildExtent | undefined;

// If only the server's packages are installed, this import fails, and `build` prints which package is missing.
const { build } = await import("./build-site.ts").catch((error: Error) => ({
  build: () => console.error(error.message),
}));

// `isBuildCurrent` runs under the lock, because another process may just have finished the same build.
const isDone = await withBuildLock(
  async () => (extent && (await isBuildCurrent(extent))) || (await build(extent)),
);
if (!isDone) process.exitCode = 1;
