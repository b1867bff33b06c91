import { expect, test } from "vitest";
import { setTimeout as pause } from "node:timers/promises";
import { IS_FULL } from "#tests/support/full.ts";
import { figure, send } from "./support/guest.ts";
import { smallSite, startServer } from "./support/server.ts";
import { lookInto } from "./support/store.ts";
import { scratch } from "#tests/support/scratch.ts";

const ROUNDS = IS_FULL ? 200 : 12;
const GUESTS = 6;

test(`killed ${ROUNDS} times while guests write, the server loses nothing it has thanked for`, async () => {
  const folder = scratch();
  const site = smallSite(folder);
  const thanked: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer({ site, environment: { DATA_DIR: folder } });
    const killed = new AbortController();
    const write = async (guest: number) => {
      for (let turn = 0; !killed.signal.aborted; turn++) {
        const reference = await send(server.url, `${round}/${guest}/${turn}`);
        if (reference) thanked.push(reference);
      }
    };
    const guests = Array.from({ length: GUESTS }, (_, guest) => write(guest));
    await pause(60 + Math.random() * 200);
    await server.kill();
    killed.abort();
    await Promise.all(guests);
  }
  const { references, withoutLetter, integrity } = lookInto(folder);
  const lost = thanked.filter((reference) => !references.has(reference));
  figure(
    `kill -9: ${ROUNDS} rounds, ${thanked.length} acknowledged, ${lost.length} lost, ${withoutLetter} without letter, integrity ${integrity}`,
  );
  expect([lost, withoutLetter, integrity]).toEqual([[], 0, "ok"]);
  expect(thanked.length).toBeGreaterThan(ROUNDS);
});
