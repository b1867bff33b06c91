import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";

const PROJECT_FOLDER = join(import.meta.dirname, "../..");

/** Starts the site's server on a free port. `start` builds where that is needed, `serve` never does. */
export function spawnSite(environment: NodeJS.ProcessEnv, script: "start" | "serve" = "start") {
  const server = spawn(process.execPath, [join(PROJECT_FOLDER, `scripts/${script}.ts`)], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: "0", ...environment },
  });
  let output = "";
  server.stdout.on("data", (text) => (output += text));
  server.stderr.on("data", (text) => (output += text));
  const exitCode = new Promise<number | null>((resolve) => server.on("exit", resolve));
  /** Waits for the address that the server prints; a busy machine may take a minute. */
  const address = async () => {
    const printedAddress = () => /http:\/\/localhost:\d+/.exec(output)?.[0];
    await expect.poll(printedAddress, { timeout: 60_000 }).toBeDefined();
    return printedAddress() ?? "";
  };
  return { server, ended: exitCode, output: () => output, address };
}
