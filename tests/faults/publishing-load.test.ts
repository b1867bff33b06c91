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
import { type House, publishingHouse, succeeds } from "./support/publishing-house.ts";
import { BUILD, type Running, scratch, startServer } from "./support/server.ts";

const PUBLICATIONS = IS_FULL ? 5 : 1;

/** In megabytes: of the server at rest, and of server, command and renderer together. */
const MOST = { atRest: 250, publishing: 600 };

type Publication = (server: Running, price: string) => Promise<void>;

/** Changes the price in the draft and publishes it, as the family does. */
const WAYS: Record<string, (house: House, server: Running) => Promise<Publication>> = {
  "by commands": async (house) => async (_server, price) => {
    await succeeds(house, "modifica", "prezzi", "Elegant Room", price);
    expect(await succeeds(house, "pubblica")).toContain("Pubblicato");
  },
  "at the desk": async ({ dataDir }, server) => {
    const database = await openStore({ dataDir });
    onTestFinished(() => database.close());
    const phone = await phoneOf(database, server, "telefono");
    return async (at, price) => {
      expect(await savePrice(phone, at, price)).toBe(303);
      await publish(phone, at);
      expect(await (await fetch(at.url)).text()).toContain(price);
    };
  },
};

// What a process takes stands in /proc.
test.skipIf(process.platform !== "linux").each(Object.keys(WAYS).slice(IS_FULL ? 0 : -1))(
  `${PUBLICATIONS} publications %s under ${RATE} requests a second leave the server small and the guests served`,
  async (way) => {
    const { folder, remove } = scratch();
    const house = publishingHouse(folder);
    const server = await startServer({ site: BUILD, environment: { DATA_DIR: house.dataDir } });
    onTestFinished(async () => {
      await server.kill();
      remove();
    });
    const publication = await WAYS[way]!(house, server);
    await pause(1_000);
    const watch = watchMemory(() => processes(process.pid).slice(1));
    const times: number[] = [];
    for (let turn = 1; turn <= PUBLICATIONS; turn++) {
      const stop = steadyGuests(server.url);
      await publication(server, `${90 + turn},00`);
      await pause(1_000); // the switch itself, and the folder for other web servers
      times.push(...(await stop()));
    }
    const publishing = watch.stop();
    await pause(2_000);
    const atRest = memoryOf(server.process.pid!);
    const wait = p99(times);
    figure(
      `${PUBLICATIONS} publications ${way}: ${publishing.toFixed(0)} MB in all, ${atRest.toFixed(0)} MB after; ${times.length} answers meanwhile, p99 ${wait.toFixed(0)} ms`,
    );
    expect(atRest).toBeLessThan(MOST.atRest);
    expect(publishing).toBeLessThan(MOST.publishing);
    // Timed at length alone.
    expect(wait).toBeLessThan(IS_FULL ? 100 : Infinity);
  },
  120_000,
);
