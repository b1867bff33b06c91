/** `npm run build`: writes the finished site to build/client. */
import { build } from "./build-site.ts";
import { withBuildLock } from "./current-build.ts";

if (!(await withBuildLock(build))) process.exitCode = 1;
