/**
 * A PostgreSQL server for the tests, in a folder that is thrown away. Where its programs are not
 * installed they are, if we may; else it is said what to install. The tests do not do without.
 */
import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** PostgreSQL refuses to run as the system's administrator: then it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export type Postgres = { url: string; stop: () => void };

function programs(): string | undefined {
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...globSync("/usr/lib/postgresql/*/bin"),
    ...globSync("{/opt/homebrew,/usr/local}/opt/postgresql*/bin"),
    ...globSync("C:/Program Files/PostgreSQL/*/bin"),
  ];
  const found = folders.flatMap((folder) =>
    folder ? globSync(["initdb", "initdb.exe"].map((name) => join(folder, name))) : [],
  );
  return found[0] && dirname(found[0]);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function listens(port: number): Promise<boolean> {
  for (let turn = 0; turn < 100; turn++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (isOpen) return true;
    await pause(100);
  }
  return false;
}

const MISSING = `PostgreSQL is missing, and the store is tested on it too. Install it
(Debian: apt-get install postgresql; macOS: brew install postgresql; Windows: winget install PostgreSQL.PostgreSQL),
or set TEST_DATABASE_URL to an empty database: postgres://user:password@host/database`;

/** Debian's package, where we are the system's administrator. */
function install(say: (words: string) => void): void {
  if (!NOBODY.uid || !existsSync("/usr/bin/apt-get")) return;
  say("PostgreSQL: none found, installing Debian's package postgresql …");
  spawnSync("apt-get update -q && apt-get install -y -q --no-install-recommends postgresql", {
    shell: true,
    stdio: "ignore",
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** The one for the tests: `TEST_DATABASE_URL`, or one that is started; or a sentence why there is none. */
export async function findPostgres(
  say: (words: string) => void = console.log,
): Promise<Postgres | string> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { url, stop: () => {} };
  if (!programs()) install(say);
  return startPostgres();
}

/** Starts one; or says why there is none. */
export async function startPostgres(): Promise<Postgres | string> {
  const bin = programs();
  if (!bin) return MISSING;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, "data");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = { cwd: folder, ...NOBODY };
  const words = ["-D", data, ..."-U guesthouse -A trust -E UTF8 --no-locale --no-sync".split(" ")];
  const made = spawnSync(join(bin, "initdb"), words, options);
  if (made.status !== 0) {
    remove();
    return `PostgreSQL: initdb failed: ${String(made.stderr).trim().split("\n").at(-1)}`;
  }
  const port = await freePort();
  const address = `-p ${port} -h 127.0.0.1 -c unix_socket_directories=`;
  const serve = ["-D", data, ...address.split(" ")];
  // Nobody waits for it: while it is waited for, a command whose work is done would never end.
  spawn(join(bin, "postgres"), serve, { ...options, stdio: "ignore" }).unref();
  const stop = () => {
    // Waits until it has gone: it would write into the folder that is being removed.
    spawnSync(join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"], options);
    remove();
  };
  if (await listens(port)) return { url: `postgres://guesthouse@127.0.0.1:${port}/postgres`, stop };
  stop();
  return "PostgreSQL did not start within ten seconds";
}
