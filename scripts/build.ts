/** `npm run build`: writes the finished site to build/client. */
import { build } from "./build-site.ts";

if (!(await build())) process.exitCode = 1;
