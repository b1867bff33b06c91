/**
 * `npm test`: everything that can be wrong, in the order in which it is cheapest to find. Each step
 * prints its own closing lines; the first that fails ends the run.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { findPostgres } from "./postgres.ts";

const ROOT = join(import.meta.dirname, "..");

const STEPS: [name: string, command: string][] = [
  ["types", "tsc --noEmit"],
  ["lint", "oxlint"],
  ["format", "prettier --check ."],
  ["unit", "vitest run"],
  ["content", "node scripts/check-content.ts"],
  ["build", "node scripts/build.ts"],
  ["html", "node scripts/check-html.ts"],
  ["faults", "vitest run --config tests/faults/vitest.config.ts"],
  ["browser and accessibility", "playwright test"],
];

// The store's contract is also held against PostgreSQL.
const postgres = await findPostgres();
if (typeof postgres === "string") {
  console.error(postgres);
  process.exit(1);
}
process.on("exit", postgres.stop);

const env = {
  ...process.env,
  CHROME_PATH: findBrowser(),
  TEST_DATABASE_URL: postgres.url,
  // The project's own Node and tools come first, also when this file is run without npm.
  PATH: `${join(ROOT, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env["PATH"]}`,
};

for (const [name, command] of STEPS) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, { cwd: ROOT, env, shell: true, stdio: "inherit" });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (status !== 0) {
    console.error(`\n${name}: failed after ${seconds} s`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: passed in ${seconds} s`);
}
console.log("\nEverything passed.");
