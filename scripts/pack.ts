/**
 * `npm run pack`: packs into one archive what a machine needs to serve the site and to publish; the same commit makes
 * the same bytes (docs/decisions/036-one-archive-for-a-machine.md). `-- --target linux-arm64` packs for a machine of
 * that kind instead of this one.
 */
import { parseArgs } from "node:util";
import { packBuild, THIS_MACHINE } from "./pack-build.ts";
import { ensureBuilt } from "./current-build.ts";

const { values } = parseArgs({ options: { target: { type: "string", default: THIS_MACHINE } } });

if (!(await ensureBuilt())) process.exit(1);
const { file, size } = await packBuild({ target: values.target });
console.log(`${file}: ${(size / 1e6).toFixed(1)} MB, and its SHA-256 beside it`);
