import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { print } from "./support/guest.ts";
import { smallSite } from "./support/server.ts";
import { steadyLoad } from "./support/steady-load.ts";
import { messagesIn } from "./support/store.ts";
import { scratch } from "#tests/support/scratch.ts";

const SERVE = join(import.meta.dirname, "support/serve.ts");

/** For each line of input the script starts a server with the socket as descriptor 3; `exec` keeps LISTEN_PID true. */
const HOLDER_SCRIPT = `while read -r _; do
  sh -c 'echo "PID $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@" </dev/null
done`;

/** Keeps a port open between two servers, as systemd does: a shell holds the socket and starts each server. */
async function holdPort(site: string, environment: NodeJS.ProcessEnv) {
  const listener = createServer();
  await once(listener.listen(0, "127.0.0.1"), "listening");
  const { port } = listener.address() as AddressInfo;
  // Node.js has no public way to a socket's descriptor, so it is read from the handle.
  const socketDescriptor = Number(Reflect.get(Object(Reflect.get(listener, "_handle")), "fd"));
  const holderProcess = spawn("sh", ["-c", HOLDER_SCRIPT, "sh", process.execPath, SERVE, site], {
    stdio: ["pipe", "pipe", "pipe", socketDescriptor],
    // PORT is taken by the socket itself, so that a server that opens a port of its own fails.
    env: {
      ...process.env,
      TRUSTED_PROXY: "loopback",
      SITE_URL: "http://localhost:3000",
      PORT: String(port),
      ...environment,
    },
  });
  listener.close();
  let output = "";
  for (const stream of [holderProcess.stdout, holderProcess.stderr])
    stream?.on("data", (words: Buffer) => (output += words.toString()));
  const pids = () => [...output.matchAll(/^PID (\d+)$/gm)].map(([, pid]) => Number(pid));
  const startCount = () => output.split("The site is on").length - 1;
  const start = () => void holderProcess.stdin?.write("\n");
  const stop = () => void process.kill(pids().at(-1) ?? 0, "SIGTERM");
  const awaitStarts = async (count: number) => {
    while (startCount() < count) {
      if (holderProcess.exitCode !== null) throw new Error(output);
      await pause(20);
    }
  };
  start();
  await awaitStarts(1);
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async restart() {
      const startsBefore = startCount();
      stop();
      start();
      await awaitStarts(startsBefore + 1);
    },
    async end() {
      stop();
      holderProcess.stdin?.end();
      await once(holderProcess, "close");
    },
  };
}

const RESTART_COUNT = IS_FULL ? 10 : 2;

const REQUESTS_PER_SECOND = IS_FULL ? 200 : 100;

test.skipIf(process.platform === "win32")(
  `${RESTART_COUNT} restarts on a port that stays open fail no request, and lose or double no message`,
  async () => {
    const folder = scratch();
    const server = await holdPort(smallSite(folder), { DATA_DIR: folder });
    const loadRate = { perSecond: REQUESTS_PER_SECOND, messagesPerSecond: 5 };
    const load = steadyLoad({ url: server.url, paths: ["/"], ...loadRate });
    for (let turn = 0; turn < RESTART_COUNT; turn++) {
      await pause(500);
      await server.restart();
    }
    await pause(500);
    const { answered, failed, thanked, slowest } = await load.stop();
    await server.end();
    print(
      `${RESTART_COUNT} restarts at ${REQUESTS_PER_SECOND} requests a second: ${answered} answered, ${failed.length} failed, ${thanked.length} messages, slowest ${slowest.toFixed(0)} ms`,
    );
    expect(failed).toEqual([]);
    expect(messagesIn(folder).toSorted()).toEqual(thanked.toSorted());
  },
);
