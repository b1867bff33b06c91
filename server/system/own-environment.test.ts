import { spawnSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { ownEnvironment } from "./own-environment.ts";

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, "INHERITED_NAME");
});

const namesIn = (env?: NodeJS.ProcessEnv) => {
  const options = { encoding: "utf8", ...(env && { env }) } as const;
  const script = "console.log(Object.keys(process.env).join())";
  return spawnSync(process.execPath, ["-e", script], options).stdout.trim().split(",");
};

test("a child process gets our environment, and no name that all objects inherit", () => {
  Object.assign(Object.prototype, { INHERITED_NAME: "1" });
  // What Node.js does without it.
  expect(namesIn()).toContain("INHERITED_NAME");
  expect(namesIn(ownEnvironment())).toEqual(expect.arrayContaining(["PATH"]));
  expect(namesIn(ownEnvironment())).not.toContain("INHERITED_NAME");
});
