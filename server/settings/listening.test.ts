import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkPort } from "./listening.ts";
import { SettingsError } from "./settings-error.ts";

const SERVE_SCRIPT = join(import.meta.dirname, "../../scripts/serve.ts");

test("a port that is taken ends the program with one sentence", async () => {
  const otherServer = createServer();
  await once(otherServer.listen(0, "127.0.0.1"), "listening");
  const { port } = otherServer.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, [SERVE_SCRIPT], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
    encoding: "utf8",
  });
  otherServer.close();
  expect(stderr).toMatch(/^Port \d+ is taken: .*PORT.*\n$/);
  expect(stderr).toContain(String(port));
  expect(status).toBe(1);
}, 60_000);

test("an address that is not this machine's gives an error with the name of its setting", async () => {
  const portCheck = checkPort({ port: 0, host: "192.0.2.1" });
  await expect(portCheck).rejects.toThrow(SettingsError);
  await expect(portCheck).rejects.toThrow("HOST");
});
