import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { PATHS } from "#app/paths/paths.ts";
import { valueAt } from "#app/content/documents.ts";
import { photographOf } from "#app/content/photographs.ts";
import { prepareUpload } from "#pictures/prepare-upload.ts";
import type { Database } from "#server/store/database.ts";
import { readUpload, uploadId } from "#server/store/uploads.ts";
import { readContents } from "#tests/support/content.ts";
import { draftOf, draftValues } from "#tests/support/draft.ts";
import { seededRandom } from "#tests/support/random.ts";
import { IS_FULL } from "#tests/support/full.ts";
import {
  type Phone,
  phoneOf,
  photographForm,
  PRICE_PATH,
  publish,
  savePrice,
} from "./support/desk-phone.ts";
import { print } from "./support/guest.ts";
import { BUILD, type RunningServer, startTestServer, storeOf } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

const ROOM_PATH = PATHS.room(readContents().it.rooms.rooms[0]!.address);

const savedPrice = async (database: Database) =>
  valueAt(await draftValues(database, "prices"), PRICE_PATH);

async function priceOn({ url }: RunningServer, path: string): Promise<string> {
  return /(?:9|1\d)\d,00/.exec(await (await fetch(url + path)).text())?.[0] ?? "none";
}

const shownPrice = (server: RunningServer) => priceOn(server, PATHS.home);

const PICTURE_NAME = "elegant-wide";

/** Each uploaded photograph is one area of colour (red, green, blue). */
const UPLOAD_COLOURS = [
  [200, 0, 200],
  [0, 160, 0],
] as const;

const photograph = ([r, g, b]: readonly [number, number, number]) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();

async function uploadIdOf(photograph: Buffer): Promise<string> {
  const upload = await prepareUpload(photograph);
  if ("refusal" in upload) throw new Error(upload.refusal);
  return uploadId(upload.bytes);
}

async function sendPhotograph(phone: Phone, server: RunningServer, bytes: Buffer): Promise<number> {
  const path = `${DESK_PATHS.pictures}/${PICTURE_NAME}`;
  return (await phone.ask(server, path, photographForm(bytes))).status;
}

/** The id of the upload that the draft names; expects that all uploads in the store are complete. */
async function savedUpload(database: Database): Promise<string> {
  const { upload = "" } = photographOf(await draftOf(database), PICTURE_NAME) ?? {};
  const uploads = await database.read((query) => query<{ id: string }>("SELECT id FROM uploads"));
  expect(uploads.map(({ id }) => id)).toContain(upload);
  for (const { id } of uploads) {
    const bytes = await readUpload(database, id);
    expect(uploadId(bytes!)).toBe(id);
    await sharp(bytes).stats();
  }
  return upload;
}

async function expectPicture({ url }: RunningServer): Promise<void> {
  const page = await (await fetch(url + ROOM_PATH)).text();
  const [base] = new RegExp(`/pictures/${PICTURE_NAME}-gallery\\.[\\da-f]{8}`).exec(page) ?? [];
  expect((await fetch(`${url}${base}-720.webp`)).status).toBe(200);
}

const KILL_COUNT = IS_FULL ? 100 : 1;

test(`a server killed ${KILL_COUNT} times while the desk saves and publishes has complete states alone`, async () => {
  const folder = scratch();
  const startOwn = () => startTestServer({ site: BUILD, environment: { DATA_DIR: folder } });
  let server = await startOwn();
  const database = await storeOf({ dataDir: folder });
  const phone = await phoneOf(database, server, "telefono");
  const photographs = await Promise.all(UPLOAD_COLOURS.map(photograph));
  expect(await savePrice(phone, server, "90,00")).toBe(303);
  expect(await sendPhotograph(phone, server, photographs[0]!)).toBe(303);
  await publish(phone, server);
  const ids = await Promise.all(photographs.map(uploadIdOf));
  expect(await savedUpload(database)).toBe(ids[0]);
  const { integer } = seededRandom(26);
  let upload = ids[0]!;
  let uploads = 0;
  const sent = ["90,00"];
  let saved = "90,00";
  let saves = 0;
  for (let turn = 0; turn < KILL_COUNT; turn++) {
    const nextPrice = `${100 + (turn % 80)},00`;
    let [isSaved, isSent] = [false, false];
    const killLater = (async () => {
      isSaved = (await savePrice(phone, server, nextPrice)) === 303;
      isSent = (await sendPhotograph(phone, server, photographs[(turn + 1) % 2]!)) === 303;
      await publish(phone, server);
      await publish(phone, server, "1");
    })().catch(() => {});
    await pause(integer(20, 8_000));
    await server.kill();
    await killLater;
    server = await startOwn();

    const now = await savedPrice(database);
    // Going back to the first revision restores its price.
    expect(isSaved ? [nextPrice, "90,00"] : [saved, nextPrice, "90,00"]).toContain(now);
    if (isSaved) saves++;
    const nowUpload = await savedUpload(database);
    // Going back to the first revision restores its photograph.
    const sentUpload = ids[(turn + 1) % 2]!;
    const possibleUploads = isSent ? [sentUpload] : isSaved ? [upload, sentUpload] : [upload];
    expect([...possibleUploads, ids[0]]).toContain(nowUpload);
    if (isSent) uploads++;
    upload = nowUpload;
    await expectPicture(server);
    // A publication begun before the kill may be completed now; both pages have to be of one revision.
    await expect
      .poll(async () => (await priceOn(server, PATHS.home)) === (await priceOn(server, ROOM_PATH)))
      .toBe(true);
    sent.push(nextPrice);
    expect(sent).toContain(await shownPrice(server));
    await expect
      .poll(async () => {
        const [price, form] = [savedPrice(database), phone.read(server, DESK_PATHS.prices)];
        return (await form).includes(`value="${await price}"`);
      })
      .toBe(true);
    saved = (await savedPrice(database)) as string;
  }
  print(
    `the desk killed ${KILL_COUNT} times: ${saves} prices and ${uploads} photographs were saved before, none is lost`,
  );
  expect(await savePrice(phone, server, "95,00")).toBe(303);
  // A publication begun before the kill may be completed only now: the loop publishes until the price is shown.
  for (let tries = 0; tries < 40 && (await shownPrice(server)) !== "95,00"; tries++) {
    await publish(phone, server);
    await pause(250);
  }
  expect(await shownPrice(server)).toBe("95,00");
}, 1_800_000);
