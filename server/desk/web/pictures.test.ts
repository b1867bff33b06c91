import { beforeEach, expect, test } from "vitest";
import sharp from "sharp";
import { photographOf } from "#app/content/photographs.ts";
import { allEdits } from "#server/store/edits.ts";
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

const drafts = () => desk.database.read(allEdits);

async function screen(path: string) {
  return (await propsOf(await desk.get(path, cookie))).props as Record<string, unknown>;
}

test("a photograph is put in once, and its crops are shown", async () => {
  const form = formWith(new Uint8Array(await photograph()));
  const answers = [await desk.upload(PATH, form, cookie), await desk.upload(PATH, form, cookie)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await drafts()).toMatchObject([{ file: "photographs", path: "elegant-wide" }]);
  const props = await screen(answers[0]!.headers.get("Location")!);
  expect(props).toMatchObject({
    notice: expect.stringContaining("1800 × 1200"),
    photograph: { size: [1800, 1200], focus: [0.5, 0.5], isOurs: true },
    drafts: 1,
  });
  const image = await desk.get(`${PATH}/immagine`, cookie);
  expect(image.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await sharp(await image.bytes()).metadata()).width).toBe(1200);
});

test("the point that no crop cuts off is moved, and the site's photograph comes back", async () => {
  await desk.upload(PATH, formWith(new Uint8Array(await photograph())), cookie);
  const move = { cookie, fields: { sinistra: "30", alto: "80" } };
  await desk.post(`${PATH}/punto`, move);
  expect(photographOf((await drafts())[0]!)?.focus).toEqual([0.3, 0.8]);
  const outside = { cookie, fields: { sinistra: "130", alto: "80" } };
  expect((await desk.post(`${PATH}/punto`, outside)).status).toBe(422);
  await desk.post(`${PATH}/togli`, { cookie });
  expect(await drafts()).toEqual([]);
});

test.each([
  ["a text", async () => Buffer.from("niente"), "nota.jpg: non si apre"],
  ["a small one", () => photograph(200, 100), "nota.jpg: "],
  ["none", async () => Buffer.alloc(0), "Prima scegliete una fotografia."],
])("%s is refused in a sentence, and changes nothing", async (_, bytes, reason) => {
  const form = formWith(new Uint8Array(await bytes()), "nota.jpg");
  const answer = await desk.upload(PATH, form, cookie);
  expect(answer.status).toBe(422);
  expect((await propsOf(answer)).props).toMatchObject({ reason: expect.stringContaining(reason) });
  expect(await drafts()).toEqual([]);
});

test("nothing is read of what is too large, is no form, or comes without a session", async () => {
  const large = formWith(new Uint8Array(26_000_001));
  expect((await desk.upload(PATH, large, cookie)).status).toBe(413);
  expect((await desk.post(PATH, { cookie, fields: { foto: "x" } })).status).toBe(415);
  const form = formWith(new Uint8Array(await photograph()));
  expect((await desk.upload(PATH, form)).headers.get("Location")).toBe("/banco/entra");
  expect(await drafts()).toEqual([]);
});

test("every picture of the site has its screen, with the pages that it stands in", async () => {
  const { groups } = (await screen("/banco/foto")) as {
    groups: { pictures: { href: string; places: string }[] }[];
  };
  const [house] = groups;
  expect(house!.pictures).toContainEqual(
    expect.objectContaining({ href: PATH, places: expect.stringContaining("Le camere") }),
  );
  expect((await desk.get("/banco/foto/altrove", cookie)).status).toBe(422);
});
