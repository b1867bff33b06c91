/** `npm run build`: writes the finished site to build/client. */
import { build } from "./build-site.ts";

await build();
