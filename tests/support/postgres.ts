/**
 * A PostgreSQL server for the tests, in a folder that is thrown away. Where its programs are not
 * installed they are, if we may; else it is said what to install. The tests do not do without.
 */
import { execFile, spawnSync } from "node:child_process";
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { installPackages } from "./debian-packages.ts";
import { freePort } from "./free-port.ts";

/** PostgreSQL refuses to run as the system's administrator: then it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** How a server ends: told to, told to at once, or with its main process killed. */
export type PostgresEnd = "fast" | "immediate" | "crash";

type Postgres = { url: string; stop: () => void };

/** One of our own, which a test may end and start again. */
type OwnPostgres = Postgres & {
  end: (how: PostgresEnd) => Promise<void>;
  start: () => Promise<void>;
};

function programs(): string | undefined {
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean),
    ...globSync("/usr/lib/postgresql/*/bin"),
    ...globSync("{/opt/homebrew,/usr/local}/opt/postgresql*/bin"),
    ...globSync("C:/Program Files/PostgreSQL/*/bin"),
  ];
  const [found] = globSync(folders.map((folder) => join(folder, "initdb{,.exe}")));
  return found && dirname(found);
}

const MISSING = `PostgreSQL is missing, and the store is tested on it too. Install it
(Debian: apt-get install postgresql; macOS: brew install postgresql; Windows: winget install PostgreSQL.PostgreSQL),
or set TEST_DATABASE_URL to an empty database: postgres://user:password@host/database`;

/** The one for the tests: `TEST_DATABASE_URL`, or one that is started; or a sentence why there is none. */
export async function findPostgres(
  say: (words: string) => void = console.log,
): Promise<Postgres | string> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { url, stop: () => {} };
  if (!programs()) installPackages(["postgresql"], say);
  return startPostgres();
}

/** Starts one; or says why there is none. */
export async function startPostgres(): Promise<OwnPostgres | string> {
  const bin = programs();
  if (!bin) return MISSING;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (NOBODY.uid) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = ["-D", join(folder, "data")];
  /** What went wrong, if anything did. */
  const fault = (program: string, ...words: string[]) => {
    const options = { cwd: folder, encoding: "utf8", ...NOBODY } as const;
    const { status, stderr } = spawnSync(join(bin, program), [...data, ...words], options);
    return status === 0 ? undefined : `${program} failed: ${stderr?.trim().split("\n").at(-1)}`;
  };
  const stop = () => {
    // Waits until it has gone: it would write into the folder that is being removed.
    fault("pg_ctl", "stop", "-w", "-m", "immediate");
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await freePort();
  const place = `-p ${port} -h 127.0.0.1 -c unix_socket_directories=`;
  const begin = ["start", "-w", "-l", "log", "-o", place];
  /** As `fault`, while the test goes on. */
  const faultLater = (program: string, ...words: string[]) =>
    promisify(execFile)(join(bin, program), [...data, ...words], { cwd: folder, ...NOBODY }).then(
      () => undefined,
      (error: unknown) => `${program} failed: ${String(error)}`,
    );
  const end = async (how: PostgresEnd) => {
    if (how !== "crash") return void (await faultLater("pg_ctl", "stop", "-w", "-m", how));
    const [pid] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
  };
  const start = async () => {
    // After a crash its other processes take a moment to go; until then no new one may start.
    let why = await faultLater("pg_ctl", ...begin);
    for (let turn = 0; why && turn < 20; turn++) why = await faultLater("pg_ctl", ...begin);
    if (why) throw new Error(why);
  };
  const empty = "-U guesthouse -A trust -E UTF8 --no-locale --no-sync";
  const why = fault("initdb", ...empty.split(" ")) ?? fault("pg_ctl", ...begin);
  const url = `postgres://guesthouse@127.0.0.1:${port}/postgres`;
  if (!why) return { url, stop, end, start };
  stop();
  return `PostgreSQL: ${why}`;
}
