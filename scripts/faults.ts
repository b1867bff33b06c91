/** `npm run faults`: tests what servers do if something fails. `-- --full` runs long tests too; other words choose files. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { ensureBuilt } from "./current-build.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean" } },
});
if (values.full) process.env["FULL"] = "true";
const config = join(import.meta.dirname, "../tests/faults/vitest.config.ts");

if (!(await ensureBuilt())) process.exit(1);
await startVitest("test", positionals, { config, run: true });
