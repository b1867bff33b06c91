import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withBuildLock } from "./current-build.ts";

test("of two builds in one folder one begins when the other has ended", async () => {
  const events: string[] = [];
  const build = (name: string) =>
    withBuildLock(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      events.push(`${name} ends`);
    });
  await Promise.all([build("one"), build("other")]);
  const [first = ""] = events;
  const inTurn = ["one", "other"].flatMap((name) => [`${name} begins`, `${name} ends`]);
  const isOneFirst = first === "one begins";
  expect(events).toEqual(isOneFirst ? inTurn : [...inTurn.slice(2), ...inTurn.slice(0, 2)]);
  // A build of this folder, as `npm test` runs one beside the unit tests, is waited for too.
}, 600_000);

test("the framework's build ends with the process that started it, however that ends", async () => {
  const preload = join(import.meta.dirname, "end-with-parent.ts");
  const child = `setInterval(() => {}, 1000); console.log("here")`;
  const words = JSON.stringify(["--import", preload, "-e", child]);
  const parent = spawn(process.execPath, [
    "-e",
    `require("node:child_process").spawn(process.execPath, ${words}, { stdio: ["ignore", "inherit", "inherit", "ipc"] })`,
  ]);
  await once(parent.stdout, "data");
  // The pipe is the child's too: it ends when both have ended.
  const ended = once(parent.stdout.resume(), "end");
  parent.kill("SIGKILL");
  expect(await ended).toEqual([]);
});
