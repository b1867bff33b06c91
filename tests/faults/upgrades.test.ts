import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { valuesOf, withValueAt } from "#app/content/documents.ts";
import type { Value } from "#app/content/rows.ts";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS, PATHS_IN } from "#app/paths/paths.ts";
import { allRevisions } from "#server/store/documents.ts";
import type { UnfitValue } from "#server/store/letters.ts";
import { storeFile } from "#server/store/open.ts";
import { uploadId } from "#server/store/uploads.ts";
import { draftOf } from "#tests/support/draft.ts";
import { phoneOf, PRICE_PATH, publish } from "./support/desk-phone.ts";
import { contentOf, editsOf, type OlderEdit, writeOlderStore } from "./support/older-store.ts";
import { type House, publishingHouse, expectSuccess } from "./support/publishing-house.ts";
import { type RunningServer, startTestServer, storeOf } from "./support/server.ts";
import { fakeSmtp } from "./support/smtp.ts";
import { scratch } from "#tests/support/scratch.ts";

const PICTURE = "elegant-wide";
const FOURTH_SLUG = "olive_room";
const STORY = "italia";

const edit = (file: string, path: string, value: Value): OlderEdit => ({ file, path, value });
const price = (value: string) => edit("prices", PRICE_PATH, value);
const title = (value: string) => edit("it/home", "title", value);

type Entries = Record<string, Record<string, Value>[]>;

/** The edits by which the desk of version 16 added a fourth room, like the first one. */
function fourthRoom(): OlderEdit[] {
  const { rooms } = valuesOf("rooms", {}) as Entries;
  const [first] = rooms!;
  const room = { ...first, slug: FOURTH_SLUG, name: "Olive Room", option: 4 };
  return [
    edit("rooms", "rooms", [...rooms!, room]),
    edit("prices", `rates.${FOURTH_SLUG}.base`, "110,00"),
    ...LANGUAGE_CODES.flatMap((language) => {
      const file = `${language}/rooms`;
      const { rooms: words } = valuesOf(file, {}) as Record<string, Record<string, Value>>;
      const fourthWords = { ...(words!["elegant_room"] as object), address: FOURTH_SLUG };
      return editsOf(file, withValueAt({}, `rooms.${FOURTH_SLUG}`, fourthWords));
    }),
  ];
}

function hiddenStory(): OlderEdit {
  const { articles } = valuesOf("territory", {}) as Entries;
  const hide = (one: Record<string, Value>) =>
    one["slug"] === STORY ? { ...one, hidden: true } : one;
  return edit("territory", "articles", articles!.map(hide));
}

async function olderHouse(...more: OlderEdit[]) {
  const house = publishingHouse(scratch());
  const create = { width: 1200, height: 900, channels: 3, background: "magenta" } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const photo = edit("photographs", PICTURE, { upload: uploadId(bytes), focus: [0.5, 0.5] });
  const lastEdits = [photo, ...fourthRoom(), hiddenStory(), title("Casa di prima"), ...more];
  writeOlderStore(house.dataDir, {
    releases: [[price("80,00")], [price("88,00"), photo], [price("90,00"), ...lastEdits]],
    draft: [price("95,00"), ...lastEdits],
    photographs: [bytes],
  });
  return house;
}

const serve = ({ folder, dataDir }: House, settings: NodeJS.ProcessEnv = {}) =>
  startTestServer({ folder, environment: { DATA_DIR: dataDir, ...settings } });

async function readPage({ url }: RunningServer, path: string): Promise<string> {
  const response = await fetch(url + path);
  return `${response.status} ${await response.text()}`;
}

async function expectPublished(server: RunningServer): Promise<void> {
  const home = await readPage(server, PATHS.home);
  const words = ["90,00", "95,00", "Casa di prima", "Olive Room"];
  expect(words.map((one) => home.includes(one))).toEqual([true, false, true, true]);
}

test("an upgraded store has all that the family has published, drafted and taken off the site", async () => {
  const house = await olderHouse();
  const server = await serve(house);
  await expectPublished(server);
  for (const language of LANGUAGE_CODES)
    expect(await readPage(server, PATHS_IN[language].room(FOURTH_SLUG))).toMatch(/^200 /);
  expect(await readPage(server, PATHS.territory(STORY))).toMatch(/^404 /);
  const page = await readPage(server, PATHS.room("elegant_room"));
  const [base] = new RegExp(`/pictures/${PICTURE}-gallery\\.[\\da-f]{8}`).exec(page) ?? [];
  const pictureResponse = await fetch(`${server.url}${base}-720.webp`);
  const { channels } = await sharp(await pictureResponse.arrayBuffer()).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 1]);

  const store = await storeOf(house);
  expect((await allRevisions(store)).map(({ number }) => number)).toEqual([3, 2, 1]);
  const phone = await phoneOf(store, server, "telefono");
  const draft = await phone.read(server, DESK_PATHS.publish);
  expect(draft).toMatch(/<del[^>]*>90,00<\/del><ins[^>]*>95,00</);
  expect(draft).not.toContain("Casa di prima");
  await publish(phone, server);
  await expect.poll(() => readPage(server, PATHS.home)).toContain("95,00");
  await publish(phone, server, "1");
  await expect.poll(() => readPage(server, PATHS.home)).toContain("80,00");
  expect(await readPage(server, PATHS.room(FOURTH_SLUG))).toMatch(/^404 /);
});

test("a killed upgrade leaves the older store, with a copy, and the next upgrade succeeds", async () => {
  const house = await olderHouse();
  const file = storeFile(house.dataDir);
  const contentBefore = contentOf(file);
  const conversionFile = "server/store/edits-to-documents.ts";
  const kill = "process.kill(process.pid, 'SIGKILL');";
  house.rewriteBundled(conversionFile, /\}\n$/, `${kill}\n}\n`);
  expect((await house.desk("stato").outcome).code).toBeNull();
  expect(contentOf(file)).toEqual(contentBefore);
  expect(contentOf(`${file}.before-upgrade`)).toEqual(contentBefore);
  house.rewriteBundled(conversionFile, /.*SIGKILL.*\n/, "");
  await expectPublished(await serve(house));
  expect(contentOf(`${file}.before-upgrade`)).toEqual(contentBefore);
});

const REFUSED_TITLE = "Parole di prima";

/** Values that the new version does not accept: the schema refuses one, and has no such path for the other. */
const UNFIT_VALUES: UnfitValue[] = [
  edit("it/privacy", "heading", REFUSED_TITLE),
  edit("prices", "rates.gone", { base: "70,00" }),
];

test("the software's own words replace values that no longer fit, and one mail and Oggi say so", async () => {
  const house = await olderHouse(
    edit("it/privacy", "heading", REFUSED_TITLE),
    edit("prices", "rates.gone.base", "70,00"),
  );
  house.rewriteBundled(
    "app/content/schemas/parts.ts",
    /FORBIDDEN_CHARACTERS = \[/,
    `$&[/${REFUSED_TITLE}/, "Parole di prima"],`,
  );
  // The schema gets a required word that the family's documents lack.
  house.rewriteBundled("app/content/schemas/pages.ts", /title: (.*),\n/, "$&added: $1,\n");
  for (const language of LANGUAGE_CODES)
    house.rewrite(
      `content/${language}/home.yaml`,
      /^title: .*\n/m,
      "# Il titolo.\nadded: Parola\n$&",
    );
  const smtp = await fakeSmtp();
  await smtp.open();
  onTestFinished(smtp.close);
  const start = () => serve(house, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}?tls=never` });
  let server = await start();
  await expectPublished(server);
  const privacyPage = await readPage(server, PATHS.privacy);
  expect(privacyPage).toMatch(/^200 /);
  expect(privacyPage).not.toContain(REFUSED_TITLE);
  for (const { file, path } of UNFIT_VALUES)
    expect(server.output()).toContain(`${file} ${path} does not fit this version`);

  const store = await storeOf(house);
  const draft = await draftOf(store);
  while (smtp.received.length === 0) await pause(50);
  await server.stop();
  server = await start();
  await pause(1_000);
  expect(smtp.received).toHaveLength(1);
  const [letter] = await store.read((query) =>
    query<{ alert: string }>("SELECT alert FROM letters"),
  );
  expect(JSON.parse(letter!.alert)).toMatchObject({ values: UNFIT_VALUES });
  const phone = await phoneOf(store, server, "telefono");
  const today = await phone.read(server, DESK_PATHS.today);
  expect(today).toContain("Dopo l’aggiornamento 2 vostre modifiche non vanno più bene");
  const status = await expectSuccess(house, "stato");
  for (const { path } of UNFIT_VALUES) expect(status).toContain(path);
  expect(await draftOf(store)).toEqual(draft);
  expect(JSON.stringify(draft)).toContain(REFUSED_TITLE);
});
