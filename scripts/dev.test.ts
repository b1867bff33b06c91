import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the option --port wins over PORT, and is checked", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "dev.ts"), "--port", "tremila"],
    { env: { ...process.env, PORT: "3000" }, encoding: "utf8", timeout: 30_000 },
  );
  expect(stderr).toMatch(/^PORT must be a whole number .*"tremila"\.\n$/);
  expect(status).toBe(1);
});
