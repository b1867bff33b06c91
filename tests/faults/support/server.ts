import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openStore, type StoreLocation } from "#server/store/open.ts";

const PROJECT_FOLDER = join(import.meta.dirname, "../../..");
const SERVE = join(import.meta.dirname, "serve.ts");

export const BUILD = join(PROJECT_FOLDER, "build");

export function setCommit(build: string, commit: string): void {
  const file = join(build, "commit");
  // Deleted first, because it may be a link to the file of another build.
  rmSync(file, { force: true });
  writeFileSync(file, `${commit}\n`);
}

/** Makes a build without pictures and scripts, so that a server starts at once. */
export function smallSite(folder: string): string {
  const site = join(folder, "site");
  mkdirSync(join(site, "client"), { recursive: true });
  for (const name of ["commit", "server"])
    symlinkSync(join(BUILD, name), join(site, name), "junction");
  return site;
}

export type RunningServer = {
  url: string;
  process: ChildProcess;
  output: () => string;
  /** Kills the server at once, like a power cut. */
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

type StartOptions = { environment: NodeJS.ProcessEnv } & (
  | { site: string }
  /** A folder with the software and its build. */
  | { folder: string }
);

const runningServers = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of runningServers) child.kill("SIGKILL");
});

/** Resolves when the server listens. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const script =
    "site" in options ? [SERVE, options.site] : [join(options.folder, "scripts/serve.ts")];
  const child = spawn(process.execPath, script, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: "0", TRUSTED_PROXY: "loopback", ...options.environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = new Promise<number | null>((resolve) => child.on("exit", resolve));
  runningServers.add(child);
  child.on("exit", () => runningServers.delete(child));
  const url = await new Promise<string>((resolve, reject) => {
    const findAddress = () => {
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", findAddress);
    child.on("exit", () => reject(new Error(`The server did not start:\n${output}`)));
  });
  return {
    url,
    process: child,
    output: () => output,
    async kill() {
      child.kill("SIGKILL");
      await exitCode;
    },
    stop() {
      child.kill("SIGTERM");
      return exitCode;
    },
  };
}

/** A server for one test, killed at its end. */
export async function startTestServer(options: StartOptions): Promise<RunningServer> {
  const server = await startServer(options);
  onTestFinished(server.kill);
  return server;
}

export async function storeOf(location: StoreLocation) {
  const store = await openStore(location);
  onTestFinished(store.close);
  return store;
}
