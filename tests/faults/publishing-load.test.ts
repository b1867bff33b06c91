/** What a publication takes from the machine, and from guests who read meanwhile. */
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { prerenderedPaths } from "#app/paths/page-paths.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { figure } from "./support/guest.ts";
import { publishingHouse } from "./support/publishing-house.ts";
import { BUILD, scratch, startServer } from "./support/server.ts";

const PUBLICATIONS = IS_FULL ? 5 : 1;

/** In megabytes: of the server at rest, and of server, command and renderer together. */
const MOST = { atRest: 250, publishing: 600 };

/** Requests a second; one in ten is an enquiry, which is rendered for it. */
const RATE = 50;

function processes(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    return [pid, ...children.flatMap((child) => processes(Number(child)))];
  } catch {
    return []; // it has ended
  }
}

/** The memory of a process, its share of what is shared included, in megabytes. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has ended
  }
}

/** Guests who do not wait for each other; `stop` gives how long each answer took, in milliseconds. */
function steadyGuests(url: string) {
  const paths = prerenderedPaths(readContents());
  const agent = new Agent({ keepAlive: true, maxSockets: RATE });
  const answers: Promise<number>[] = [];
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      const options = { agent, headers: { "Accept-Encoding": "br" } };
      const request = get(url + path, options, (answer) => {
        if (answer.statusCode !== 200 && !path.endsWith("404"))
          reject(new Error(`${path} ${answer.statusCode}`));
        answer.resume().on("end", () => resolve(performance.now() - start));
      });
      request.on("error", reject);
    });
  let turn = 0;
  const timer = setInterval(() => {
    turn++;
    const night = String(1 + (turn % 27)).padStart(2, "0");
    const path = paths[turn % paths.length] ?? "/";
    answers.push(ask(turn % 10 ? path : `/cerca_stanza?dal=2027-05-${night}&al=2027-06-04`));
  }, 1_000 / RATE);
  return async () => {
    clearInterval(timer);
    const times = await Promise.all(answers);
    agent.destroy();
    return times;
  };
}

// What a process takes stands in /proc.
test.skipIf(process.platform !== "linux")(
  `${PUBLICATIONS} publications under ${RATE} requests a second leave the server small and the guests served`,
  async () => {
    const { folder, remove } = scratch();
    const house = publishingHouse(folder);
    const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
    onTestFinished(async () => {
      await server.kill();
      remove();
    });
    await pause(1_000);
    let publishing = 0;
    const watch = setInterval(() => {
      const [, ...own] = processes(process.pid);
      publishing = Math.max(
        publishing,
        own.reduce((sum, pid) => sum + memoryOf(pid), 0),
      );
    }, 100);
    const times: number[] = [];
    for (let turn = 1; turn <= PUBLICATIONS; turn++) {
      const edit = await house.desk("modifica", "prezzi", "Natural Room", `${90 + turn}`).said;
      expect(edit.code).toBe(0);
      const stop = steadyGuests(server.url);
      expect((await house.desk("pubblica").said).words).toContain("Pubblicato");
      await pause(1_000); // the switch itself, and the folder for other web servers
      times.push(...(await stop()));
    }
    clearInterval(watch);
    await pause(2_000);
    const atRest = memoryOf(server.process.pid!);
    const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
    figure(
      `${PUBLICATIONS} publications: ${publishing.toFixed(0)} MB in all, ${atRest.toFixed(0)} MB after; ${times.length} answers meanwhile, p99 ${p99.toFixed(0)} ms`,
    );
    expect(atRest).toBeLessThan(MOST.atRest);
    expect(publishing).toBeLessThan(MOST.publishing);
    // Timed at length alone.
    expect(p99).toBeLessThan(IS_FULL ? 100 : Infinity);
  },
  120_000,
);
