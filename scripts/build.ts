/** `npm run build`: writes the finished site to build/client. */
import { build, buildFault } from "./build-site.ts";

try {
  await build();
} catch (error) {
  console.error(buildFault(error));
  process.exitCode = 1;
}
