/** Caddy and nginx, with the rules of deploy/. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "#tests/support/debian-packages.ts";

/** One that runs until `stop`. */
type WebServer = { url: string; stop: () => void };

/** All of nginx's own files in one folder; `site` is the file that an operator would copy. */
function nginxMain(folder: string, site: string): string {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1;
pid ${join(folder, "nginx.pid")}; error_log stderr;
events { worker_connections 256; }
http { ${folders.join(" ")} include ${site}; }`;
}

type Prepared = {
  program: string;
  words: string[];
  environment: NodeJS.ProcessEnv;
};

function prepareNginx(folder: string, rules: string): Prepared {
  const [main, site] = [join(folder, "nginx.conf"), join(folder, "site.conf")];
  writeFileSync(site, rules);
  writeFileSync(main, nginxMain(folder, site));
  const words = ["-e", "stderr", "-c", main];
  return { program: findProgram("nginx"), words, environment: {} };
}

function prepareCaddy(folder: string, rules: string): Prepared {
  const file = join(folder, "Caddyfile");
  // Without the port of its administration, which two at once would share.
  writeFileSync(file, `{\n\tadmin off\n}\n${rules}`);
  const words = ["--adapter", "caddyfile", "--config", file];
  return {
    program: findProgram("caddy"),
    words: ["run", ...words],
    environment: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  };
}

const PREPARE = { nginx: prepareNginx, caddy: prepareCaddy };

export type Kind = keyof typeof PREPARE;

function prepare(kind: Kind, folder: string, rules: string): Prepared {
  const own = join(folder, kind);
  mkdirSync(own, { recursive: true });
  return PREPARE[kind](own, rules);
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    if (child.exitCode !== null) break;
    await pause(50);
  }
  throw new Error(`${child.spawnfile} does not answer at ${url}`);
}

/** Starts one whose rules listen at `url`. */
export async function startWebServer(
  kind: Kind,
  { folder, rules, url }: { folder: string; rules: string; url: string },
): Promise<WebServer> {
  const { program, words, environment } = prepare(kind, folder, rules);
  const env = { ...process.env, ...environment };
  const child = spawn(program, words, { stdio: "ignore", env });
  const stop = () => void child.kill("SIGTERM");
  process.once("exit", stop);
  await answers(url, child);
  return { url, stop };
}
