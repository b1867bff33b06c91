/** A server of a test's own: with its own settings, and its own store. */
import { spawn } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export function startOwn(environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [join(ROOT, "scripts/start.ts")], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  let said = "";
  server.stdout.on("data", (text) => (said += text));
  server.stderr.on("data", (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => server.on("exit", resolve));
  return { server, ended, said: () => said };
}
