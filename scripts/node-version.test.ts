import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

function runUnder(version: string) {
  const code = `Object.defineProperty(process.versions, "node", { value: "${version}" });
    require("./scripts/node-version.cjs");
    console.log("the command runs");`;
  return spawnSync(process.execPath, ["-e", code], { cwd: ROOT, encoding: "utf8" });
}

test.each(["18.19.0", "20.20.2", "22.22.0", "24.0.0", "24.14.9"])(
  "Node %s says which version is needed instead of running the command",
  (version) => {
    const { status, stdout, stderr } = runUnder(version);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(`Node 24.15 or newer is needed, this is ${version}`);
  },
);

test.each(["24.15.0", "25.0.0", "26.10.0"])("Node %s runs the command", (version) => {
  expect(runUnder(version)).toMatchObject({ status: 0, stdout: "the command runs\n", stderr: "" });
});

test("every command of package.json checks Node's version first", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const commands = Object.values<string>(scripts).filter((command) => /\bnode\b/.test(command));
  expect(commands.length).toBeGreaterThan(5);
  for (const command of commands)
    expect(command).toMatch(/^node -r \.\/scripts\/node-version\.cjs \S+\.ts/);
});
