/** What a publication takes from the machine, and from guests who read meanwhile. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/store/open.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { phoneOf, publish, savePrice } from "./support/desk-phone.ts";
import { figure } from "./support/guest.ts";
import {
  memoryOf,
  p99,
  processes,
  RATE,
  steadyGuests,
  watchMemory,
} from "./support/memory-watch.ts";
import { BUILD, scratch, startServer } from "./support/server.ts";

const PUBLICATIONS = 5;

/** In megabytes: of the server at rest, and of server and desk together. */
const MOST = { atRest: 250, publishing: 600 };

// What a process takes stands in /proc.
test.runIf(IS_FULL && process.platform === "linux")(
  `${PUBLICATIONS} publications under ${RATE} requests a second leave the server small and the guests served`,
  async () => {
    const { folder, remove } = scratch();
    const server = await startServer({ site: BUILD, environment: { DATA_DIR: folder } });
    const database = await openStore({ dataDir: folder });
    onTestFinished(async () => {
      await server.kill();
      await database.close();
      remove();
    });
    const phone = await phoneOf(database, server, "telefono");
    await pause(1_000);
    const watch = watchMemory(() => processes(process.pid).slice(1));
    const times: number[] = [];
    for (let turn = 1; turn <= PUBLICATIONS; turn++) {
      const stop = steadyGuests(server.url);
      const price = `${90 + turn},00`;
      expect(await savePrice(phone, server, price)).toBe(303);
      await publish(phone, server);
      while (!(await (await fetch(server.url)).text()).includes(price)) await pause(50);
      await pause(1_000); // the switch itself, and the folder for other web servers
      times.push(...(await stop()));
    }
    const publishing = watch.stop();
    await pause(2_000);
    const atRest = memoryOf(server.process.pid!);
    const wait = p99(times);
    figure(
      `${PUBLICATIONS} publications: ${publishing.toFixed(0)} MB in all, ${atRest.toFixed(0)} MB after; ${times.length} answers meanwhile, p99 ${wait.toFixed(0)} ms`,
    );
    expect(atRest).toBeLessThan(MOST.atRest);
    expect(publishing).toBeLessThan(MOST.publishing);
    expect(wait).toBeLessThan(100);
  },
  120_000,
);
