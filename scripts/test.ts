/**
 * `npm test`: runs all checks until one fails; each check is also a command of its own (`npm run <name>`). `-- --full`
 * runs the long tests, too; if other arguments name checks, only these checks run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { installBrowser } from "./browser.ts";

const ROOT = join(import.meta.dirname, "..");

/** The quickest stage is first. Checks of one stage run at the same time, because some use one processor only. */
const STAGES = [
  ["types", "lint", "check:content", "format:check"],
  ["unit", "build"],
  ["check:html"],
  ["faults"],
  ["browser"],
];

const { values, positionals: chosenChecks } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false } },
});
const unknownChecks = chosenChecks.filter((name) => !STAGES.flat().includes(name));
if (unknownChecks.length > 0) {
  console.error(
    `No check is called ${unknownChecks.join(", ")}: there are ${STAGES.flat().join(", ")}.`,
  );
  process.exit(1);
}

const browser = installBrowser();
console.log(`Browser: ${browser}`);

const env = {
  ...process.env,
  CHROME_PATH: browser,
  FULL: String(values.full),
  // Compiled code is cached, because the tests start hundreds of servers and commands from the same sources.
  NODE_COMPILE_CACHE: join(ROOT, ".cache/tests"),
};

/** The number of skipped tests of each check, from the runner's last lines: "2 307 passed | 1 skipped". */
const skippedByCheck = new Map<string, number>();

/** Returns the exit code. If the check runs alone, its output is printed as it comes, otherwise when the check ends. */
async function runCheck(name: string, isAlone: boolean): Promise<number> {
  const startTime = performance.now();
  const child = spawn(`npm run --silent ${name}`, {
    cwd: ROOT,
    env,
    shell: true,
    stdio: ["inherit", "pipe", isAlone ? "inherit" : "pipe"],
  });
  let output = "";
  if (isAlone) console.log(`\n— ${name}`);
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => {
      output += text.toString();
      if (isAlone) process.stdout.write(text);
    });
  const [code] = (await once(child, "close")) as [number | null];
  const seconds = ((performance.now() - startTime) / 1000).toFixed(0);
  if (!isAlone) console.log(`\n— ${name}\n${output.trimEnd()}`);
  const outputEnd = stripVTControlCharacters(output.slice(-8_000));
  const skippedCount = Number(/^ *(?:Tests .*)?\b(\d+) skipped/m.exec(outputEnd)?.[1] ?? 0);
  if (skippedCount > 0) skippedByCheck.set(name, skippedCount);
  if (code === 0) console.log(`${name}: passed in ${seconds} s`);
  else console.error(`\n${name}: failed after ${seconds} s`);
  return code ?? 1;
}

for (const stage of STAGES) {
  const names = stage.filter((name) => chosenChecks.length === 0 || chosenChecks.includes(name));
  const exitCodes = await Promise.all(names.map((name) => runCheck(name, names.length === 1)));
  const failedCode = exitCodes.find((code) => code !== 0);
  if (failedCode !== undefined) process.exit(failedCode);
}
const skippedCounts = [...skippedByCheck].map(([name, count]) => `${count} of ${name}`).join(", ");
console.log(`\nEverything passed${skippedCounts && `, but tests were skipped: ${skippedCounts}`}.`);
if (!values.full) console.log("Whole tables and long soaks: npm test -- --full");
