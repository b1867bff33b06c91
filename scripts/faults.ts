/**
 * `npm run faults`: breaks the server in every way we know; `-- --full` at length, other words choose
 * files.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readSettings } from "#server/settings.ts";
import { build } from "./build-site.ts";
import { isBuilt } from "./current-build.ts";

if (!(await isBuilt(readSettings(process.env).siteUrl))) await build();
const root = join(import.meta.dirname, "..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const config = join(root, "tests/faults/vitest.config.ts");
const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--config", config, ...words.filter((word) => word !== "--full")],
  {
    cwd: root,
    env: { ...process.env, ...(words.includes("--full") && { FAULTS: "full" }) },
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
