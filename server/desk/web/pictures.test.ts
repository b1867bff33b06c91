import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { beforeEach, expect, test } from "vitest";
import sharp from "sharp";
import { photographOf } from "#app/content/photographs.ts";
import { readContents } from "#app/content/read.ts";
import { catalogueOf } from "#server/site/site-source.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { draftOf } from "#tests/support/draft.ts";
import { openRawDesk, propsOf, type RawDesk } from "#tests/support/raw-desk.ts";

const PATH = "/banco/foto/elegant-wide";

let desk: RawDesk;
let cookie: string;
beforeEach(async () => {
  desk = openRawDesk();
  cookie = await desk.enter("telefono");
});

const photograph = (width = 1800, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: "tan" } })
    .jpeg()
    .toBuffer();

function formWith(bytes: Uint8Array<ArrayBuffer>, name = "IMG_1.jpg"): FormData {
  const form = new FormData();
  form.set("chiave", "una");
  form.set("foto", new File([bytes], name));
  return form;
}

const drafts = () => draftOf(desk.database);

async function screen(path: string) {
  return (await propsOf(await desk.get(path, cookie))).props as Record<string, unknown>;
}

test("the smallest photograph that will do is taken once, and shown", async () => {
  const form = formWith(new Uint8Array(await photograph(720, 480)));
  const answers = [await desk.upload(PATH, form, cookie), await desk.upload(PATH, form, cookie)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await drafts()).toMatchObject({ photographs: { values: { "elegant-wide": {} } } });
  const props = await screen(answers[0]!.headers.get("Location")!);
  expect(props).toMatchObject({
    notice: expect.stringContaining("720 × 480"),
    photograph: { size: [720, 480], focus: [0.5, 0.5], isOurs: true },
    drafts: 1,
  });
  const image = await desk.get(`${PATH}/immagine`, cookie);
  expect(image.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await sharp(await image.bytes()).metadata()).width).toBe(720);
});

test("the point that no crop cuts off is moved, and the site's photograph comes back", async () => {
  await desk.upload(PATH, formWith(new Uint8Array(await photograph())), cookie);
  const move = { cookie, fields: { sinistra: "30", alto: "80" } };
  await desk.post(`${PATH}/punto`, move);
  expect(photographOf(await drafts(), "elegant-wide")?.focus).toEqual([0.3, 0.8]);
  const outside = { cookie, fields: { sinistra: "130", alto: "80" } };
  expect((await desk.post(`${PATH}/punto`, outside)).status).toBe(422);
  await desk.post(`${PATH}/togli`, { cookie });
  expect(await drafts()).toEqual({});
  const late = await desk.post(`${PATH}/punto`, { cookie, fields: { sinistra: "1", alto: "1" } });
  expect(late.status).toBe(422);
});

test("a photograph that others are pieces of says so", async () => {
  const form = formWith(new Uint8Array(await photograph(2000, 1500)));
  const answer = await desk.upload("/banco/foto/intro-terrace", form, cookie);
  const { notice } = await screen(answer.headers.get("Location")!);
  expect(notice).toContain("Vale anche per i pezzi");
});

const SMALL_GALLERY =
  "719×480 pixel, e per una galleria ne servono almeno 720×480. Mettete l'originale";

test.each([
  ["a text", async () => Buffer.from("niente"), "nota.jpg: non si apre"],
  ["an empty one", async () => Buffer.alloc(0), "nota.jpg: non si apre"],
  ["one that is too small for a gallery", () => photograph(719, 480), SMALL_GALLERY],
  ["one that is too small for a hero", () => photograph(1024, 900), "l’apertura", "hero-terrace"],
])("%s is refused in a sentence, and changes nothing", async (_, bytes, reason, id?: string) => {
  const form = formWith(new Uint8Array(await bytes()), "nota.jpg");
  const answer = await desk.upload(id ? `/banco/foto/${id}` : PATH, form, cookie);
  expect(answer.status).toBe(422);
  expect((await propsOf(answer)).props).toMatchObject({ reason: expect.stringContaining(reason) });
  expect(await drafts()).toEqual({});
});

test("a form without a photograph says what is missing", async () => {
  const form = new FormData();
  form.set("chiave", "una");
  const answer = await desk.upload(PATH, form, cookie);
  expect((await propsOf(answer)).props).toEqual({ reason: "Prima scegliete una fotografia." });
});

test("nothing is read of what is too large, is no form, or comes without a session", async () => {
  const large = formWith(new Uint8Array(26_000_001));
  const refused = await desk.upload(PATH, large, cookie);
  expect([refused.status, (await propsOf(refused)).props]).toEqual([
    413,
    { reason: expect.stringContaining("più di 25 MB") },
  ]);
  expect((await desk.post(PATH, { cookie, fields: { foto: "x" } })).status).toBe(415);
  const form = formWith(new Uint8Array(await photograph()));
  expect((await desk.upload(PATH, form)).headers.get("Location")).toBe("/banco/entra");
  expect(await drafts()).toEqual({});
});

test("every picture of the site has its screen, with the pages that it stands in", async () => {
  const { groups } = (await screen("/banco/foto")) as {
    groups: { pictures: { href: string; places: string }[] }[];
  };
  const [house] = groups;
  expect(house!.pictures).toContainEqual(
    expect.objectContaining({ href: PATH, places: expect.stringContaining("Elegant Room") }),
  );
  expect((await desk.get("/banco/foto/altrove", cookie)).status).toBe(422);
});

const WORDS = "Letto in ferro davanti alla finestra sugli ulivi";

async function addPhotograph(fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) {
  const form = formWith(bytes ?? new Uint8Array(await photograph()));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return desk.upload("/banco/foto/nuova", form, cookie);
}

/** The fields of the form of a part, as it was read. */
async function partForm(path: string, changes: Record<string, string> = {}) {
  const read = async (one: string) => ({ props: await screen(one) });
  const { values } = await openForm({ read }, path);
  return { ...values, chiave: crypto.randomUUID(), ...changes };
}

const HOME = "/banco/sito/pictures/fatti.home";

test("a photograph that stands nowhere yet is added, chosen, and not taken away while it stands", async () => {
  const answer = await addPhotograph({ "parole-it": WORDS });
  expect(answer.headers.get("Location")).toMatch(/^\/banco\/foto\/foto-1\?/);
  const { groups } = (await screen("/banco/foto")) as {
    groups: { title: string; pictures: object[] }[];
  };
  expect(groups[0]).toMatchObject({
    title: "Ancora da nessuna parte",
    pictures: [
      {
        href: "/banco/foto/foto-1",
        alt: WORDS,
        missing: expect.stringContaining("in inglese e in tedesco"),
      },
    ],
  });
  const fields = await partForm(HOME, { scegli: "home.intro" });
  const { choice } = (await propsOf(await desk.post(HOME, { cookie, fields }))).props as {
    choice: { path: string; pictures: { id: string; address: string; refusal?: string }[] };
  };
  expect(choice.pictures.slice(0, 2).map(({ id }) => id)).toEqual(["intro-terrace", "foto-1"]);
  const small = await desk.get(choice.pictures[1]!.address, cookie);
  expect((await sharp(await small.bytes()).metadata()).width).toBe(360);

  await desk.post(HOME, { cookie, fields: await partForm(HOME, { "home.intro": "foto-1" }) });
  expect(await screen("/banco/foto/foto-1")).toMatchObject({
    places: [{ href: `${HOME}#home.intro`, excerpt: expect.stringContaining("Pagina iniziale") }],
  });
  const catalogue = await catalogueOf(desk.database, await drafts());
  const { it, en } = readContents(catalogue, await drafts());
  expect(it.home.intro.picture).toMatchObject({ alt: WORDS });
  expect(en.home.intro.picture).toMatchObject({ alt: "", cuts: it.home.intro.picture.cuts });

  const refused = await desk.post("/banco/foto/foto-1/togli", { cookie });
  expect((await propsOf(refused)).props).toMatchObject({
    reason: expect.stringContaining("Prima sceglietene un’altra lì."),
  });
  const back = await partForm(HOME, { "home.intro": "intro-terrace" });
  await desk.post(HOME, { cookie, fields: back });
  await desk.post("/banco/foto/foto-1/togli", { cookie, fields: { chiave: "due" } });
  expect(await drafts()).toEqual({});
});

test("its words in another language are written later, and are no longer missing", async () => {
  await addPhotograph({ "parole-it": WORDS, "parole-en": "An iron bed" });
  const path = "/banco/sito/pictures/parole.foto-1";
  await desk.post(path, { cookie, fields: await partForm(path) });
  expect(await screen("/banco/foto/foto-1")).toMatchObject({
    missing: expect.stringMatching(/^in tedesco/),
  });
  const others = LANGUAGE_CODES.slice(2).map((language) => [`${language}:foto-1`, "Ein Eisenbett"]);
  const fields = await partForm(path, Object.fromEntries(others));
  await desk.post(path, { cookie, fields });
  expect(await screen("/banco/foto/foto-1")).toMatchObject({ missing: "" });
});

test("what publishing changes names a photograph by its words", async () => {
  await addPhotograph({ "parole-it": WORDS });
  await desk.post(HOME, { cookie, fields: await partForm(HOME, { "home.intro": "foto-1" }) });
  const { drafts: described } = (await propsOf(await desk.get("/banco/pubblica", cookie))).props;
  const { changes } = described as { changes: { page: string; place: string }[] };
  expect(changes.map(({ page, place }) => `${page}, ${place}`)).toEqual([
    `Fotografie, ${WORDS}`,
    "Pagina iniziale, Immagini, Presentazione",
  ]);
  expect(JSON.stringify(changes[1])).toContain(`{"text":"${WORDS}","kind":"new"}`);
});

test("thrown away, it goes with its words, but not from where it stands", async () => {
  await addPhotograph({ "parole-it": WORDS });
  await desk.post(HOME, { cookie, fields: await partForm(HOME, { "home.intro": "foto-1" }) });
  const discard = (fields: Record<string, string>) =>
    desk.post("/banco/pubblica/scarta", {
      cookie,
      fields: { chiave: crypto.randomUUID(), ...fields },
    });
  expect((await discard({ cosa: "photographs", posto: "foto-1" })).status).toBe(422);
  const names = ["it/pictures", "photographs", "pictures"];
  expect(Object.keys(await drafts()).toSorted()).toEqual(names);
  await discard({ cosa: "pictures", posto: "home.intro" });
  await discard({ cosa: "photographs", posto: "foto-1" });
  expect(await drafts()).toEqual({});
});

test.each([
  ["none in Italian", {}, "Scrivete in italiano"],
  ["the name of its file", { "parole-it": "IMG_1234" }, "nome di un file"],
  ["those of another", { "parole-it": WORDS, "parole-en": "An iron bed" }, "già di un’altra"],
])("its words are refused where they are %s", async (_, words, reason) => {
  await addPhotograph({ "parole-it": "Un’altra fotografia", "parole-en": "An iron bed" });
  const before = await drafts();
  const answer = await addPhotograph({ chiave: "due", ...words });
  expect((await propsOf(answer)).props).toMatchObject({ reason: expect.stringContaining(reason) });
  expect(await drafts()).toEqual(before);
});

test("a picture that is too small for a place cannot be chosen there, and says why", async () => {
  await addPhotograph({ "parole-it": WORDS }, new Uint8Array(await photograph(800, 900)));
  const fields = await partForm(HOME, { scegli: "home.hero.1" });
  const { choice } = (await propsOf(await desk.post(HOME, { cookie, fields }))).props as {
    choice: { pictures: { id: string; refusal?: string }[] };
  };
  const refusal = choice.pictures.find(({ id }) => id === "foto-1")?.refusal;
  expect(refusal).toMatch(/^Troppo piccola .* ha 800 × 900 punti, ne servono 1024 × 1080\.$/);
  expect(choice.pictures.find(({ id }) => id === "hero-terrace")).not.toHaveProperty("refusal");
});
