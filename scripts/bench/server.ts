/**
 * `npm run bench -- --server`: our server's responses per second against nginx (gzip_static, one worker)
 * on the same built site with the same headers, in turns. Each server has one processor, the load
 * generator another. ACCEPT_ENCODING=gzip makes both send the same bytes. Needs nginx, wrk and taskset
 * (Debian packages).
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Pages } from "#server/serving/pages.ts";

/** A browser's value; nginx without its brotli module sends gzip. */
const ACCEPT_ENCODING = process.env["ACCEPT_ENCODING"] ?? "gzip, deflate, br, zstd";
const RUN_SECONDS = 2;
const CONNECTIONS = 32;
const PORTS = { nginx: 8_187, own: 8_188 };

/** A location block of nginx with the headers of our server. */
function locationBlock(path: string, { files }: Pages): string {
  const { "Content-Type": _, ...others } = files.get(path)?.headers ?? {};
  const lines = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}";`);
  return `location = ${path} { try_files $uri ${join(path, "index.html")} =404; ${lines.join(" ")} }`;
}

const nginx = (client: string, folder: string, places: string[]) => `
worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; text/plain txt; image/avif avif; image/webp webp; font/woff2 woff2; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; charset utf-8;
  gzip_static on; gzip_vary on;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${PORTS.nginx}; root ${client};
    ${places.join("\n    ")}
  }
}`;

const urlOf = (server: keyof typeof PORTS, path: string) =>
  `http://127.0.0.1:${PORTS[server]}${path}`;

/** Responses per second; throws when one is not a 200. */
function measureRate(url: string): number {
  const load = `-c 1 wrk -t1 -c${CONNECTIONS} -d${RUN_SECONDS} -H`.split(" ");
  const words = [...load, `Accept-Encoding: ${ACCEPT_ENCODING}`, url];
  const { stdout, error } = spawnSync("taskset", words, { encoding: "utf8" });
  if (error || /Non-2xx/.test(stdout)) throw new Error(`${url} does not answer 200: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function untilAnswering(url: string): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`Nothing answers at ${url}. To be installed: nginx, wrk, taskset`);
}

/** Prints the medians of the rates and of each turn's ratio. */
export async function benchServer(
  client: string,
  pages: Pages,
  paths: string[],
  runs: number,
  median: (numbers: number[]) => number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [config, errors] = [join(folder, "nginx.conf"), join(folder, "errors")];
  const places = paths.map((path) => locationBlock(path, pages));
  writeFileSync(config, nginx(client, folder, places));
  const env = { ...process.env, PORT: `${PORTS.own}`, DATA_DIR: join(folder, "data") };
  const servers = [
    ["nginx", "-c", config, "-e", errors],
    [process.execPath, join(import.meta.dirname, "../serve.ts")],
  ].map((words) => spawn("taskset", ["-c", "0", ...words], { env, stdio: "ignore" }));
  const exits = servers.map((server) => once(server, "exit").catch(() => {}));
  try {
    await Promise.all([
      untilAnswering(urlOf("nginx", paths[0]!)),
      untilAnswering(urlOf("own", paths[0]!)),
    ]);
    console.log(
      `Answers a second, median of ${runs} turns of ${RUN_SECONDS} s, ${CONNECTIONS} connections`,
    );
    for (const path of paths) {
      const turn = () =>
        [measureRate(urlOf("nginx", path)), measureRate(urlOf("own", path))] as const;
      turn(); // warms both up
      const turns = Array.from({ length: runs }, turn);
      const own = median(turns.map(([, one]) => one)).toFixed(0);
      const other = median(turns.map(([one]) => one)).toFixed(0);
      const ratio = median(turns.map(([one, ours]) => ours / one)).toFixed(2);
      console.log(`${path}: ours ${own}, nginx ${other}, ratio ${ratio}`);
    }
  } finally {
    for (const server of servers) server.kill("SIGTERM");
    await Promise.all(exits);
    rmSync(folder, { recursive: true, force: true });
  }
}
