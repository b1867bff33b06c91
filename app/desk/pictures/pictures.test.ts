import { MAX_PHOTOGRAPH_BYTES } from "../limits.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { expect, test } from "vitest";
import sharp from "sharp";
import { photographOf } from "#app/content/photographs.ts";
import { readContents } from "#app/content/read.ts";
import { catalogueOf } from "#server/site/site-source.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { draftOf } from "#tests/support/draft.ts";
import { openSignedOutDesk } from "#tests/support/signed-out-desk.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { Pictures } from "./screen.tsx";
import type { ContentPage } from "../words/content-page.tsx";
import type { Publish } from "../publish/screen.tsx";

const PATH = "/banco/foto/elegant-wide";

const desk = eachTestDesk();

const photograph = (width = 1800, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: "tan" } })
    .jpeg()
    .toBuffer();

function formWith(bytes: Uint8Array, name = "IMG_1.jpg"): FormData {
  const form = new FormData();
  form.set("chiave", "una");
  form.set("foto", new File([new Uint8Array(bytes)], name));
  return form;
}

const draft = () => draftOf(desk.database);

const propsAt = async (path: string) => (await desk.read(path)).props;

test("the smallest photograph that is large enough is saved once, and shown", async () => {
  const form = formWith(await photograph(720, 480));
  const answers = [await desk.upload(PATH, form), await desk.upload(PATH, form)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await draft()).toMatchObject({ photographs: { values: { "elegant-wide": {} } } });
  const props = await propsAt(answers[0]!.location);
  expect(props).toMatchObject({
    notice: expect.stringContaining("720 × 480"),
    photograph: { size: [720, 480], focus: [0.5, 0.5], isUploaded: true },
    draftCount: 1,
  });
  const image = await desk.get(`${PATH}/immagine`);
  expect(image.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await sharp(await image.bytes()).metadata()).width).toBe(720);
});

test("the focal point can be moved, and the site's own photograph restored", async () => {
  await desk.upload(PATH, formWith(await photograph()));
  await desk.send(`${PATH}/punto`, { sinistra: "30", alto: "80" });
  expect(photographOf(await draft(), "elegant-wide")?.focus).toEqual([0.3, 0.8]);
  const outsideResponse = await desk.send(`${PATH}/punto`, { sinistra: "130", alto: "80" });
  expect(outsideResponse.status).toBe(422);
  await desk.send(`${PATH}/togli`, {});
  expect(await draft()).toEqual({});
  const lateResponse = await desk.send(`${PATH}/punto`, { sinistra: "1", alto: "1" });
  expect(lateResponse.status).toBe(422);
});

test("a photograph says that other pictures are pieces of it", async () => {
  const form = formWith(await photograph(2000, 1500));
  const answer = await desk.upload("/banco/foto/intro-terrace", form);
  const { notice } = await propsAt(answer.location);
  expect(notice).toContain("Vale anche per i pezzi");
});

const TOO_SMALL_TEXT = "719×480 pixel, e dove sta ne servono almeno 720×480. Mettete l'originale";

test.each([
  ["a text", async () => Buffer.from("niente"), "nota.jpg: non si apre"],
  ["an empty one", async () => Buffer.alloc(0), "nota.jpg: non si apre"],
  ["one that is too small for a gallery", () => photograph(719, 480), TOO_SMALL_TEXT],
  [
    "one that is too small for a hero",
    () => photograph(1024, 900),
    "almeno 1024×1080",
    "hero-terrace",
  ],
])("%s is refused in a sentence, and changes nothing", async (_, bytes, reason, id?: string) => {
  const form = formWith(await bytes(), "nota.jpg");
  const answer = await desk.upload(id ? `/banco/foto/${id}` : PATH, form);
  expect(answer.status).toBe(422);
  expect(answer.props).toMatchObject({ reason: expect.stringContaining(reason) });
  expect(await draft()).toEqual({});
});

test("a form without a photograph says what is missing", async () => {
  const form = new FormData();
  form.set("chiave", "una");
  const answer = await desk.upload(PATH, form);
  expect(answer.props).toMatchObject({ reason: "Prima scegliete una fotografia." });
});

test("the desk reads no upload that is too large, is no form, or comes without a session", async () => {
  for (const length of [MAX_PHOTOGRAPH_BYTES + 1, MAX_PHOTOGRAPH_BYTES + 1_000_001]) {
    const refused = await desk.upload(PATH, formWith(new Uint8Array(length)));
    expect([refused.status, refused.props]).toMatchObject([
      413,
      { reason: expect.stringContaining("più di 25 MB") },
    ]);
  }
  expect((await desk.send(PATH, { foto: "x" })).status).toBe(415);
  const form = formWith(await photograph());
  expect((await openSignedOutDesk().upload(PATH, form)).headers.get("Location")).toBe(
    "/banco/entra",
  );
  expect(await draft()).toEqual({});
});

test("every picture of the site has a screen, which names the pages that show it", async () => {
  const [house] = (await desk.read<typeof Pictures>("/banco/foto")).props.groups;
  expect(house!.pictures).toContainEqual(
    expect.objectContaining({ href: PATH, places: expect.stringContaining("Elegant Room") }),
  );
  expect((await desk.get("/banco/foto/altrove")).status).toBe(422);
});

const ALT_TEXT = "Letto in ferro davanti alla finestra sugli ulivi";

async function addPhotograph(fields: Record<string, string>, bytes?: Uint8Array) {
  const form = formWith(bytes ?? (await photograph()));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return desk.upload("/banco/foto/nuova", form);
}

/** The fields of a part's form as the desk shows them, with `changes`. */
const partForm = async (path: string, changes: Record<string, string> = {}) => ({
  ...(await openForm(desk, path)).values,
  ...changes,
});

const HOME = "/banco/sito/pictures/fatti.home";

/** The pictures that a field offers once its button is pressed. */
async function choicesOf(name: string) {
  const fields = await partForm(HOME, { scegli: name });
  const { props } = await desk.send<typeof ContentPage>(HOME, fields);
  return props.fields.find(({ path }) => path === name)!.inputs[0]!.pictureChoices!;
}

test("a photograph on no page yet can be added and chosen, and not deleted while a page shows it", async () => {
  const answer = await addPhotograph({ "parole-it": ALT_TEXT });
  expect(answer.location).toMatch(/^\/banco\/foto\/foto-1\?/);
  const { groups } = (await desk.read<typeof Pictures>("/banco/foto")).props;
  expect(groups[0]).toMatchObject({
    title: "Ancora da nessuna parte",
    pictures: [
      {
        href: "/banco/foto/foto-1",
        alt: ALT_TEXT,
        missingLanguages: expect.stringContaining("in inglese e in tedesco"),
      },
    ],
  });
  const choices = await choicesOf("home.intro");
  expect(choices.slice(0, 2).map(({ id }) => id)).toEqual(["intro-terrace", "foto-1"]);
  const small = await desk.get(choices[1]!.address);
  expect((await sharp(await small.bytes()).metadata()).width).toBe(360);

  await desk.send(HOME, await partForm(HOME, { "home.intro": "foto-1" }));
  expect(await propsAt("/banco/foto/foto-1")).toMatchObject({
    places: [{ href: `${HOME}#home.intro`, title: expect.stringContaining("Pagina iniziale") }],
  });
  const catalogue = await catalogueOf(desk.database, await draft());
  const { it, en } = readContents(catalogue, await draft());
  expect(it.home.intro.picture).toMatchObject({ alt: ALT_TEXT });
  expect(en.home.intro.picture).toMatchObject({ alt: "", cuts: it.home.intro.picture.cuts });

  const refused = await desk.send("/banco/foto/foto-1/togli", {});
  expect(refused.props).toMatchObject({
    reason: expect.stringContaining("Prima sceglietene un’altra lì."),
  });
  const back = await partForm(HOME, { "home.intro": "intro-terrace" });
  await desk.send(HOME, back);
  await desk.send("/banco/foto/foto-1/togli", { chiave: "due" });
  expect(await draft()).toEqual({});
});

test("a photograph's words in another language can be written later, and then are not missing", async () => {
  await addPhotograph({ "parole-it": ALT_TEXT, "parole-en": "An iron bed" });
  const path = "/banco/sito/pictures/parole.foto-1";
  await desk.send(path, await partForm(path));
  expect(await propsAt("/banco/foto/foto-1")).toMatchObject({
    missingLanguages: expect.stringMatching(/^in tedesco/),
  });
  const others = LANGUAGE_CODES.slice(2).map((language) => [`${language}:foto-1`, "Ein Eisenbett"]);
  const fields = await partForm(path, Object.fromEntries(others));
  await desk.send(path, fields);
  expect(await propsAt("/banco/foto/foto-1")).toMatchObject({ missingLanguages: "" });
});

test("the list of unpublished changes names a photograph by its words", async () => {
  await addPhotograph({ "parole-it": ALT_TEXT });
  await desk.send(HOME, await partForm(HOME, { "home.intro": "foto-1" }));
  const { changes } = (await desk.read<typeof Publish>("/banco/pubblica")).props.drafts;
  expect(changes.map(({ page, place }) => `${page}, ${place}`)).toEqual([
    `Fotografie, ${ALT_TEXT}`,
    "Pagina iniziale, Immagini, Presentazione",
  ]);
  expect(JSON.stringify(changes[1])).toContain(`{"text":"${ALT_TEXT}","kind":"new"}`);
});

test("discarding a photograph discards its words too, and is refused while a page shows it", async () => {
  await addPhotograph({ "parole-it": ALT_TEXT });
  await desk.send(HOME, await partForm(HOME, { "home.intro": "foto-1" }));
  const discard = (fields: Record<string, string>) => desk.send("/banco/pubblica/scarta", fields);
  expect((await discard({ cosa: "photographs", posto: "foto-1" })).status).toBe(422);
  const names = ["it/pictures", "photographs", "pictures"];
  expect(Object.keys(await draft()).toSorted()).toEqual(names);
  await discard({ cosa: "pictures", posto: "home.intro" });
  await discard({ cosa: "photographs", posto: "foto-1" });
  expect(await draft()).toEqual({});
});

test.each([
  ["none in Italian", {}, "Scrivete in italiano"],
  ["the name of its file", { "parole-it": "IMG_1234" }, "nome di un file"],
  ["those of another", { "parole-it": ALT_TEXT, "parole-en": "An iron bed" }, "già di un’altra"],
])("a photograph's words are refused where they are %s", async (_, words, reason) => {
  await addPhotograph({ "parole-it": "Un’altra fotografia", "parole-en": "An iron bed" });
  const before = await draft();
  const answer = await addPhotograph({ chiave: "due", ...words });
  expect(answer.props).toMatchObject({ reason: expect.stringContaining(reason) });
  expect(await draft()).toEqual(before);
});

test("a picture that is too small for a place cannot be chosen there, and the screen says why", async () => {
  await addPhotograph({ "parole-it": ALT_TEXT }, await photograph(800, 900));
  const choices = await choicesOf("home.hero.1");
  const refusal = choices.find(({ id }) => id === "foto-1")?.refusal;
  expect(refusal).toMatch(/^Troppo piccola .* ha 800 × 900 punti, ne servono 1024 × 1080\.$/);
  expect(choices.find(({ id }) => id === "hero-terrace")).not.toHaveProperty("refusal");
});
