import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { PATHS } from "#app/paths/paths.ts";
import { smallDisk } from "./support/disk.ts";
import { draftHeading } from "./support/draft.ts";
import { send } from "./support/guest.ts";
import { type House, publishingHouse } from "./support/publishing-house.ts";
import { BUILD, type RunningServer, startTestServer } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

const startOn = ({ dataDir }: House) =>
  startTestServer({ site: BUILD, environment: { DATA_DIR: dataDir } });

async function readHome({ url }: RunningServer): Promise<string> {
  return (await fetch(url + PATHS.privacy)).text();
}

test("with a broken bundle nothing is published, and one sentence says what to do", async () => {
  const house = publishingHouse(scratch());
  const server = await startOn(house);
  await draftHeading(house, "Mai in linea");
  writeFileSync(join(house.folder, "build/server/index.js"), 'throw new Error("a fault");');
  const { code, output } = await house.desk("pubblica").outcome;
  expect(output).toMatch(/^There is no whole build .*npm run build.*\n$/);
  expect(code).toBe(1);
  expect(await readHome(server)).not.toContain("Mai in linea");
});

test("on a full disk nothing is published but messages are stored; with room again publishing works", async ({
  skip,
}) => {
  const folder = scratch();
  const disk = smallDisk(folder, 96);
  if (!disk) return skip("no disk can be mounted here");
  const house = publishingHouse(folder, disk.folder);
  const server = await startOn(house);
  const pageBefore = await readHome(server);
  await draftHeading(house, "Con il disco libero");
  // The first leaves room for the revision, but not for the reserve for messages; the second for neither.
  for (const freeBytes of [12_000_000, 1_000_000]) {
    disk.fill(freeBytes);
    const { code, output } = await house.desk("pubblica").outcome;
    expect(output).toMatch(/^Archivio: .*\nIl disco è pieno: non è cambiato niente.*\n$/);
    expect(code).toBe(1);
    expect(await readHome(server)).toBe(pageBefore);
    expect(await send(server.url, `Con ${freeBytes} byte`)).toBeDefined();
    disk.free();
  }
  expect(await house.desk("pubblica").outcome).toMatchObject({ code: 0 });
  while (!(await readHome(server)).includes("Con il disco libero")) await pause(100);
});
