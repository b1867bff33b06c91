/**
 * `npm test`: everything that can be wrong, in the order in which it is cheapest to find. Each check
 * is a command of its own (`npm run <name>`) and prints its closing lines; the first that fails ends
 * the run.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installBrowser } from "./browser.ts";
import { findPostgres } from "#tests/support/postgres.ts";

const CHECKS = [
  "types",
  "lint",
  "format:check",
  "unit",
  "check:content",
  "build",
  "check:html",
  "faults",
  "browser",
];

// The store's contract is also held against PostgreSQL.
const postgres = await findPostgres();
if (typeof postgres === "string") {
  console.error(postgres);
  process.exit(1);
}
process.on("exit", postgres.stop);

const browser = installBrowser();
console.log(`Browser: ${browser}`);

const env = {
  ...process.env,
  CHROME_PATH: browser,
  TEST_DATABASE_URL: postgres.url,
};

for (const name of CHECKS) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const options = { cwd: join(import.meta.dirname, ".."), env, shell: true } as const;
  const { status } = spawnSync(`npm run --silent ${name}`, { ...options, stdio: "inherit" });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (status !== 0) {
    console.error(`\n${name}: failed after ${seconds} s`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: passed in ${seconds} s`);
}
console.log("\nEverything passed.");
