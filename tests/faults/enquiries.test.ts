import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { daysAfter } from "#app/domain/stay.ts";
import { runDesk } from "#server/desk/shell/run-desk.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { processorTime } from "./support/processor-time.ts";
import {
  type Answer,
  type CrowdReport,
  ENQUIRIES,
  get,
  TODAY,
} from "./support/enquiry-requests.ts";
import { allowed, figure } from "./support/guest.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";

const { folder, remove } = scratch();
let server: Running;
beforeAll(async () => {
  const environment = { DATA_DIR: folder };
  server = await startServer({ site: BUILD, environment });
  // No stay of sixty nights is free, and the nearest is looked for in vain.
  const out = { print: () => {}, say: () => {} };
  for (let days = 0; days < 700; days += 59) {
    const nights = [daysAfter(TODAY, days), daysAfter(TODAY, days + 1)];
    await runDesk(["chiudi", "casa", ...nights], environment, out);
  }
});
afterAll(async () => {
  await server.stop();
  remove();
});

const CONNECTIONS = 50;
const SECONDS = 30;

const NETWORK = "2001:db8:1::1";

function ask(agent: Agent, path: string, network: string): Promise<Answer> {
  return get(server.url + path, agent, network);
}

function p99(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? 0;
}

/** How long another guest waits for a plain page, again and again for so many seconds. */
async function plainPages(seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    const start = performance.now();
    expect((await ask(agent, "/elegant_room", "2001:db8:2::1")).status).toBe(200);
    took.push(performance.now() - start);
    await pause(10);
  }
  agent.destroy();
  return took;
}

// Timed: a busy machine says nothing of it, so both run at length alone.
test.runIf(IS_FULL).each(["dearest", "absurd"] as const)(
  `beside ${CONNECTIONS} connections that ask for the %s enquiry, each another, a page comes at once`,
  async (kind) => {
    const calm = p99(await plainPages(2));
    // In a process of its own: a guest must not wait for the crowd's own work.
    const words = [server.url, kind, String(CONNECTIONS)];
    const crowd = fork(join(import.meta.dirname, "support/enquiry-crowd.ts"), words);
    await once(crowd, "message");
    const took = await plainPages(SECONDS);
    crowd.send("stop");
    const [{ answers, bytes, statuses, seconds }] = (await once(crowd, "message")) as [CrowdReport];
    figure(
      `${CONNECTIONS} connections ask for the ${kind} enquiry, each another: ${Math.round(answers / seconds)} answers a second of ${Math.round(bytes / answers / 1000)} kB; another guest's page p99 ${p99(took).toFixed(0)} ms (calm ${calm.toFixed(0)} ms)`,
    );
    expect(statuses).toEqual([200]);
    expect(p99(took)).toBeLessThan(allowed(100, calm));
  },
);

// Only Linux tells the processor time of another process, threads included, in a file.
test.runIf(IS_FULL && process.platform === "linux").each([
  ["the dearest enquiry, each another", ENQUIRIES.dearest],
  ["a stay over taken nights, each another", ENQUIRIES.taken],
  ["an absurd enquiry, each another", ENQUIRIES.absurd],
  [
    "one enquiry with another rest of the address",
    (turn: number) => `/?dal=2031-01-01&al=2031-01-05&x=${turn}`,
  ],
])("%s costs little processor time", async (what, path) => {
  const agent = new Agent({ keepAlive: true });
  const asks = 300;
  for (let turn = 0; turn < 50; turn++) await ask(agent, path(turn), NETWORK);
  const before = processorTime(server.process);
  for (let turn = 0; turn < asks; turn++) await ask(agent, path(50 + turn), NETWORK);
  const each = (processorTime(server.process) - before) / asks;
  agent.destroy();
  figure(`${what}: ${each.toFixed(2)} ms of processor time each`);
  expect(each).toBeLessThan(5);
});
