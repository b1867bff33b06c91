/** A server of a test's own: with its own settings, its own store, and a port that was free. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const PROJECT_FOLDER = join(import.meta.dirname, "../..");

/** `serve` never builds: a server with a SITE_URL of its own renders what is built again. */
export function startOwn(environment: NodeJS.ProcessEnv, script: "start" | "serve" = "start") {
  const server = spawn(process.execPath, [join(PROJECT_FOLDER, `scripts/${script}.ts`)], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: "0", ...environment },
  });
  let said = "";
  server.stdout.on("data", (text) => (said += text));
  server.stderr.on("data", (text) => (said += text));
  const exitCode = new Promise<number | null>((resolve) => server.on("exit", resolve));
  /** Its address, once it prints it; a busy machine may take a minute. */
  const address = async () => {
    const printedAddress = () => /http:\/\/localhost:\d+/.exec(said)?.[0];
    await expect.poll(printedAddress, { timeout: 60_000 }).toBeDefined();
    return printedAddress() ?? "";
  };
  return { server, ended: exitCode, said: () => said, address };
}
