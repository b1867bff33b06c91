/**
 * `npm run bench -- --server`: how many files a second our server sends, against nginx with
 * gzip_static and one worker, on the same built site, turn by turn, each server pinned to one
 * processor and the load generator to another, both with the same headers. ACCEPT_ENCODING=gzip asks
 * both for the same bytes. Needs nginx, wrk and taskset (Debian packages).
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownRelease } from "#server/current-site.ts";
import { fileHeaders } from "#server/headers.ts";

/** As browsers say it; nginx without its brotli module answers with gzip, as it does to them. */
const ACCEPTED = process.env["ACCEPT_ENCODING"] ?? "gzip, deflate, br, zstd";
const SECONDS = 2;
const CONNECTIONS = 32;
const NGINX_PORT = 8_187;
const OWN_PORT = 8_188;

/** A place of nginx's that answers with the headers our server sends for it. */
function place(path: string, file: string, headers: Record<string, string>): string {
  const { "Content-Type": _, ...others } = headers;
  const lines = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}";`);
  return `location = ${path} { try_files /${file} =404; ${lines.join(" ")} }`;
}

const NGINX = (client: string, folder: string, places: string[]) => `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; text/plain txt; image/avif avif; image/webp webp; font/woff2 woff2; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; charset utf-8;
  gzip_static on; gzip_vary on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${NGINX_PORT}; root ${client};
    ${places.join("\n    ")}
  }
}`;

/** Answers a second while the load lasts; throws when one is no 200. */
function rate(port: number, path: string): number {
  const words = ["-c", "1", "wrk", "-t1", `-c${CONNECTIONS}`, `-d${SECONDS}`];
  const url = `http://127.0.0.1:${port}${path}`;
  const { stdout } = spawnSync("taskset", [...words, "-H", `Accept-Encoding: ${ACCEPTED}`, url], {
    encoding: "utf8",
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} does not answer 200:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function answers(port: number, path: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const isUp = await fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`Nothing answers on port ${port}`);
}

/** Prints the medians of the rates and of the ratios of each turn. */
export async function benchServer(
  build: string,
  paths: string[],
  runs: number,
  median: (numbers: number[]) => number,
): Promise<void> {
  const missing = ["nginx", "wrk", "taskset"].filter(
    (name) => spawnSync("which", [name]).status !== 0,
  );
  if (missing.length > 0) throw new Error(`To be installed: ${missing.join(", ")}`);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const client = join(build, "client");
  const { files } = await ownRelease(build);
  const isFile = (path: string) =>
    statSync(join(client, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const fileOf = (path: string) =>
    isFile(path) ? path.slice(1) : join(path.slice(1), "index.html");
  const places = paths.map((path) => {
    const file = fileOf(path);
    return place(path, file, fileHeaders(`/${file}`, files.get(file)?.policy));
  });
  writeFileSync(join(folder, "nginx.conf"), NGINX(client, folder, places));
  const pinned = (words: string[], env = {}): ChildProcess =>
    spawn("taskset", ["-c", "0", ...words], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
  const serve = join(import.meta.dirname, "../serve.ts");
  const servers = [
    pinned(["nginx", "-c", join(folder, "nginx.conf"), "-e", join(folder, "errors")]),
    pinned([process.execPath, serve], { PORT: String(OWN_PORT), DATA_DIR: join(folder, "data") }),
  ];
  try {
    const [first = "/"] = paths;
    await Promise.all([answers(NGINX_PORT, first), answers(OWN_PORT, first)]);
    console.log(
      `Answers a second, median of ${runs} turns of ${SECONDS} s, ${CONNECTIONS} connections`,
    );
    for (const path of paths) {
      for (const port of [NGINX_PORT, OWN_PORT]) rate(port, path); // warms both up
      const turns = Array.from({ length: runs }, () => {
        const [nginx, own] = [rate(NGINX_PORT, path), rate(OWN_PORT, path)];
        return { nginx, own, ratio: own / nginx };
      });
      const of = (key: "nginx" | "own" | "ratio") => median(turns.map((turn) => turn[key]));
      console.log(
        `${path}: ours ${of("own").toFixed(0)}, nginx ${of("nginx").toFixed(0)}, ratio ${of("ratio").toFixed(2)}`,
      );
    }
  } finally {
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(servers.map((server) => new Promise((done) => server.once("exit", done))));
    rmSync(folder, { recursive: true, force: true });
  }
}
