/** The family's words through an upgrade to software that takes other words. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { DESK_PATHS } from "#app/desk/paths.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { PATHS } from "#app/paths/paths.ts";
import { type UnfitValue, alertedValues } from "#server/store/alerts.ts";
import { changeValues, draftOf, publishDraft } from "#tests/support/draft.ts";
import { phoneOf, PRICE } from "./support/desk-phone.ts";
import { type House, publishingHouse, succeeds } from "./support/publishing-house.ts";
import { type Running, served, storeOf } from "./support/server.ts";
import { fakeSmtp } from "./support/smtp.ts";
import { scratch } from "#tests/support/scratch.ts";

const serve = ({ folder, dataDir }: House, settings: NodeJS.ProcessEnv = {}) =>
  served({ folder, environment: { DATA_DIR: dataDir, ...settings } });

async function read({ url }: Running, path: string): Promise<string> {
  const answer = await fetch(url + path);
  return `${answer.status} ${await answer.text()}`;
}

const REFUSED = "Parole di prima";

/** A place that the software does not have, and words that it refuses. */
const UNFIT: UnfitValue[] = [
  { file: "it/privacy", path: "heading", value: REFUSED },
  { file: "prices", path: "rates.gone", value: { base: "70,00" } },
];

test("words that a new version does not take are the software's own: a mail and Oggi say so once, and all others stand", async () => {
  const house = publishingHouse(scratch());
  const store = await storeOf(house);
  const changes = [
    { file: "it/privacy", path: "heading", value: REFUSED },
    { file: "prices", path: "rates.gone.base", value: "70,00" },
    { file: "it/home", path: "title", value: "Casa di prima" },
    { file: "prices", path: PRICE, value: "90,00" },
  ];
  await changeValues(store, ...changes);
  await publishDraft(store);
  house.rewrite(
    "app/content/schemas/parts.ts",
    /const FORBIDDEN_CHARACTERS: .* = \[\n/,
    `$&  [/${REFUSED}/, "Parole di prima"],\n`,
  );
  // The software has words that the family's own files do not have yet.
  house.rewrite("app/content/schemas/home.ts", /z\.strictObject\(\{\n/, "$&  added: text,\n");
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
  const home = await read(server, PATHS.home);
  expect(home).toContain("Casa di prima");
  expect(home).toContain("90,00");
  const privacy = await read(server, PATHS.privacy);
  expect(privacy).toMatch(/^200 /);
  expect(privacy).not.toContain(REFUSED);
  for (const { file, path } of UNFIT)
    expect(server.said()).toContain(`${file} ${path} does not fit this version`);

  const draft = await draftOf(store);
  while (smtp.received.length === 0) await pause(50);
  await server.stop();
  server = await start();
  await pause(1_000);
  expect(smtp.received).toHaveLength(1);
  const [letter] = await store.read((query) => query<{ id: string }>("SELECT id FROM letters"));
  expect(await alertedValues(store, letter!.id)).toMatchObject(UNFIT);
  const phone = await phoneOf(store, server, "telefono");
  const today = await phone.read(server, DESK_PATHS.today);
  expect(today).toContain("Dopo l’aggiornamento 2 vostre modifiche non vanno più bene");
  const status = await succeeds(house, "stato");
  for (const { path } of UNFIT) expect(status).toContain(path);
  // Nothing is lost.
  expect(await draftOf(store)).toEqual(draft);
  expect(JSON.stringify(draft)).toContain(REFUSED);
});
