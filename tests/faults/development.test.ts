import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { PATHS } from "#app/paths/paths.ts";
import { freePort } from "#tests/support/free-port.ts";
import { scratch } from "#tests/support/scratch.ts";

test("npm run dev serves pages, calendars and the desk from the sources", async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: scratch() };
  const dev = spawn(process.execPath, [join(import.meta.dirname, "../../scripts/dev.ts")], { env });
  onTestFinished(() => void dev.kill());
  const read = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      (response) => response.text(),
      () => "",
    );
  await expect.poll(() => read(PATHS.about), { timeout: 60_000, interval: 200 }).toContain("<h1");
  expect(await read("/liberi.json")).toContain('"rooms"');
  expect(await read(DESK_PATHS.signIn)).toContain("Entra");
});
