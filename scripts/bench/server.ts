/**
 * `npm run bench -- --server`: how many files a second our server sends, against nginx with
 * gzip_static and one worker, on the same built site, turn by turn, each server pinned to one
 * processor and the load generator to another. Needs nginx, wrk and taskset (Debian packages).
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const SECONDS = 2;
const CONNECTIONS = 32;
const NGINX_PORT = 8_187;
const OWN_PORT = 8_188;

const NGINX = (client: string, folder: string) => `
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
    add_header Cache-Control "public, max-age=0, must-revalidate";
    location / { try_files $uri $uri/index.html =404; }
  }
}`;

/** Answers a second while the load lasts; throws when one is no 200. */
function rate(port: number, path: string): number {
  const words = ["-c", "1", "wrk", "-t1", `-c${CONNECTIONS}`, `-d${SECONDS}`];
  const url = `http://127.0.0.1:${port}${path}`;
  const { stdout } = spawnSync("taskset", [...words, "-H", "Accept-Encoding: gzip", url], {
    encoding: "utf8",
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} does not answer 200:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function answers(port: number): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
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
  client: string,
  paths: string[],
  runs: number,
  median: (numbers: number[]) => number,
): Promise<void> {
  const missing = ["nginx", "wrk", "taskset"].filter(
    (name) => spawnSync("which", [name]).status !== 0,
  );
  if (missing.length > 0) throw new Error(`To be installed: ${missing.join(", ")}`);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  writeFileSync(join(folder, "nginx.conf"), NGINX(client, folder));
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
    await Promise.all([answers(NGINX_PORT), answers(OWN_PORT)]);
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
      const size = statSync(join(client, path.endsWith("/") ? `${path}index.html` : path), {
        throwIfNoEntry: false,
      })?.size;
      console.log(
        `${path}${size ? ` (${size} bytes plain)` : ""}: ours ${of("own").toFixed(0)}, nginx ${of("nginx").toFixed(0)}, ratio ${of("ratio").toFixed(2)}`,
      );
    }
  } finally {
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(servers.map((server) => new Promise((done) => server.once("exit", done))));
    rmSync(folder, { recursive: true, force: true });
  }
}
