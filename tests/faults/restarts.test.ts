import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { figure } from "./support/guest.ts";
import { holdPort } from "./support/held-port.ts";
import { scratch, smallSite } from "./support/server.ts";
import { steadyLoad } from "./support/steady-load.ts";
import { messagesIn } from "./support/store.ts";

const RESTARTS = IS_FULL ? 10 : 2;

/** Requests in a second. */
const RATE = IS_FULL ? 200 : 100;

test.skipIf(process.platform === "win32")(
  `${RESTARTS} restarts on a port that stays open fail no guest, and lose and double no message`,
  async () => {
    const folder = scratch();
    const server = await holdPort(smallSite(folder), { DATA_DIR: folder });
    const rate = { perSecond: RATE, messagesPerSecond: 5 };
    const load = steadyLoad({ url: server.url, paths: ["/"], ...rate });
    for (let turn = 0; turn < RESTARTS; turn++) {
      await pause(500);
      await server.restart();
    }
    await pause(500);
    const { answered, failed, thanked, slowest } = await load.stop();
    await server.end();
    figure(
      `${RESTARTS} restarts at ${RATE} requests a second: ${answered} answered, ${failed.length} failed, ${thanked.length} messages, slowest ${slowest.toFixed(0)} ms`,
    );
    expect(failed).toEqual([]);
    expect(messagesIn(folder).toSorted()).toEqual(thanked.toSorted());
  },
);
