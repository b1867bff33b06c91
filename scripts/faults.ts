/** `npm run faults`: breaks the server in every way we know; `-- --full` at length, other words choose files. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { readSettings } from "#server/settings.ts";
import { ensureBuilt } from "./current-build.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean" } },
});
if (values.full) process.env["FAULTS"] = "full";
if (!(await ensureBuilt(readSettings(process.env).siteUrl))) process.exit(1);
const config = join(import.meta.dirname, "../tests/faults/vitest.config.ts");
await startVitest("test", positionals, { config, run: true });
