import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { whileNobodyBuilds } from "./current-build.ts";

test("of two builds in one folder the second begins when the first has ended", async () => {
  const events: string[] = [];
  const build = (name: string) =>
    whileNobodyBuilds(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      events.push(`${name} ends`);
    });
  await Promise.all([build("one"), build("other")]);
  expect(events).toEqual(["one begins", "one ends", "other begins", "other ends"]);
});

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
