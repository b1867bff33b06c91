/**
 * `npm test`: all checks, the quickest first. Each check is a command of its own (`npm run <name>`); the
 * first failure ends the run. The last line counts skipped tests.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
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

// The store's tests also run on PostgreSQL.
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

/** Tests skipped so far, in the runners' own words: "2 307 passed | 1 skipped". */
let skipped = 0;

/** Runs a check, prints its output and returns its exit code. */
async function run(name: string): Promise<number | null> {
  const child = spawn(`npm run --silent ${name}`, {
    cwd: join(import.meta.dirname, ".."),
    env,
    shell: true,
    stdio: ["inherit", "pipe", "inherit"],
  });
  let last = "";
  child.stdout.on("data", (text: Buffer) => {
    process.stdout.write(text);
    last = (last + stripVTControlCharacters(text.toString())).slice(-4_000);
  });
  const [code] = (await once(child, "close")) as [number | null];
  skipped += Number(/^ *(?:Tests .*)?\b(\d+) skipped/m.exec(last)?.[1] ?? 0);
  return code;
}

for (const name of CHECKS) {
  const start = performance.now();
  console.log(`\n— ${name}`);
  const status = await run(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (status !== 0) {
    console.error(`\n${name}: failed after ${seconds} s`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: passed in ${seconds} s`);
}
console.log(`\nEverything passed${skipped > 0 ? `, but ${skipped} tests were skipped` : ""}.`);
