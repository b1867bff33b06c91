import { expect, test } from "vitest";
import { setTimeout as pause } from "node:timers/promises";
import { IS_FULL } from "#tests/support/full.ts";
import { print, send } from "./support/guest.ts";
import { smallSite, startServer } from "./support/server.ts";
import { inspectStore } from "./support/store.ts";
import { scratch } from "#tests/support/scratch.ts";

const ROUND_COUNT = IS_FULL ? 200 : 12;
const GUEST_COUNT = 6;

test(`a server killed ${ROUND_COUNT} times while guests write loses no message that got thanks`, async () => {
  const folder = scratch();
  const site = smallSite(folder);
  const thankedReferences: string[] = [];
  for (let round = 0; round < ROUND_COUNT; round++) {
    const server = await startServer({ site, environment: { DATA_DIR: folder } });
    const killSignal = new AbortController();
    const write = async (guest: number) => {
      for (let turn = 0; !killSignal.signal.aborted; turn++) {
        const reference = await send(server.url, `${round}/${guest}/${turn}`);
        if (reference) thankedReferences.push(reference);
      }
    };
    const writers = Array.from({ length: GUEST_COUNT }, (_, guest) => write(guest));
    await pause(60 + Math.random() * 200);
    await server.kill();
    killSignal.abort();
    await Promise.all(writers);
  }
  const { references, withoutLetter, integrity } = inspectStore(folder);
  const lostReferences = thankedReferences.filter((reference) => !references.has(reference));
  print(
    `kill -9: ${ROUND_COUNT} rounds, ${thankedReferences.length} acknowledged, ${lostReferences.length} lost, ${withoutLetter} without letter, integrity ${integrity}`,
  );
  expect([lostReferences, withoutLetter, integrity]).toEqual([[], 0, "ok"]);
  expect(thankedReferences.length).toBeGreaterThan(ROUND_COUNT);
});
