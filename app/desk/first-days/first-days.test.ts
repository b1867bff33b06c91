/** The first days of a new house: one question after the other, until nothing is left. */
import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { draftOf, draftValues } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";

type Question = {
  id: string;
  title: string;
  fields: { label: string; value: string; read: string }[];
  pictures: { id: string }[];
  mayBeMissing: boolean;
  mayBeRight: boolean;
};

const desk = eachTestDesk();

async function open(id = "") {
  const { props } = await desk.read(`/banco/primi-giorni?domanda=${id}`);
  return props as { question?: Question; count: number; later: string; refusals: string[] };
}

async function answer({ id, fields }: Question, azione: string, typed: string[] = []) {
  const entries = fields.flatMap(({ read }, at) => [
    [`letto.${at}`, read],
    [`valore.${at}`, typed[at] ?? read],
  ]);
  return desk.send("/banco/primi-giorni", {
    domanda: id,
    azione,
    ...Object.fromEntries(entries),
  });
}

const HOUSE = [
  "Casa Lavanda",
  "+39 075 123456",
  "info@lavanda.it",
  "Via Piana 3",
  "06024",
  "Gubbio",
  "PG",
  "Rita Bo",
  "Rita",
];

test("a house that answers everything, or has nothing, comes to the end", async () => {
  const first = await open();
  expect(first.question).toMatchObject({ id: "foto", title: "Le fotografie sono vostre?" });
  let presses = 0;
  for (let { question, count } = first; question; presses++) {
    const { mayBeMissing, mayBeRight, id } = question;
    const typed = id === "casa" ? HOUSE : [];
    const isRoom = id.startsWith("camera.");
    const how = id === "casa" ? "salva" : mayBeMissing && !isRoom ? "manca" : "giusto";
    expect([id, how !== "giusto" || mayBeRight]).toEqual([id, true]);
    const { status, location, props } = await answer(question, how, typed);
    expect([id, status, props["refusals"]]).toEqual([id, 303, undefined]);
    const now = (await desk.read(location)).props as Awaited<ReturnType<typeof open>>;
    expect(now.count).toBeLessThan(count);
    ({ question, count } = now);
  }
  expect(presses).toBeLessThanOrEqual(50);
  expect((await desk.read("/banco")).props["questions"]).toBe(0);
  const { it, de } = readContents(await draftOf(desk.database));
  expect(it.house).toMatchObject({ name: "Casa Lavanda", phone: "+39 075 123456", links: {} });
  expect(it.house.codes).toEqual({ holder: "Rita Bo" });
  expect(de.about.owner).toMatchObject({ name: "Rita", sample: false });
  expect([it.about.video, it.services.rental]).toEqual([undefined, undefined]);
  expect(it.home.reviews.items).toEqual([]);
  expect(JSON.stringify([it["good-to-know"], de["good-to-know"]])).not.toContain("da inserire");
});

test("what is odd is told, and may be right all the same", async () => {
  const { question } = await open("codici");
  const refusal = await answer(question!, "salva", ["12345", "67890"]);
  expect(refusal.status).toBe(422);
  expect(refusal.props["refusals"]).toEqual([
    expect.stringContaining("di solito è IT"),
    expect.stringContaining("13 caratteri"),
  ]);
  const again = refusal.props["question"] as Question;
  expect((await answer(again, "giusto")).status).toBe(303);
  expect((await open("codici")).question?.id).not.toBe("codici");
  expect(await draftValues(desk.database, "house")).toMatchObject({ codes: { cin: "12345" } });
});

test("what cannot be read is refused, and what another phone wrote is shown", async () => {
  const { question } = await open("distanze");
  const refusal = await answer(question!, "salva", ["lontano", "50"]);
  expect(refusal.status).toBe(422);
  expect(refusal.props["question"]).toMatchObject({ fields: [{ value: "lontano" }, {}] });
  await answer(question!, "salva", ["3", "50"]);
  const late = await answer(question!, "salva", ["9", "50"]);
  expect(late.props["refusals"]).toEqual([expect.stringContaining("adesso «3»")]);
});

test("a photograph is named until it is kept or replaced", async () => {
  const { question } = await open();
  const [first] = question!.pictures;
  await desk.send("/banco/primi-giorni", { domanda: first!.id, azione: "tieni" });
  const now = (await open()).question!;
  expect(now.id).toBe("foto");
  expect(now.pictures).toHaveLength(question!.pictures.length - 1);
});

test("an answer may be in Italian alone", async () => {
  const { question } = await open("good-to-know.pets.words.0");
  expect(question).toMatchObject({ mayBeMissing: true, mayBeRight: false });
  await answer(question!, "salva", ["Sì, se sono piccoli."]);
  for (const language of ["en", "de"]) {
    const other = await open(`${language}/good-to-know.pets.words.0`);
    expect(other.question).toMatchObject({ fields: [{ value: "" }] });
    await answer(other.question!, "manca");
  }
  const { it, en } = readContents(await draftOf(desk.database));
  expect(it["good-to-know"].pets?.words).toEqual(["Sì, se sono piccoli."]);
  expect(en["good-to-know"].pets).toBeUndefined();
  expect((await open("good-to-know.pets.words.0")).question?.id).not.toContain("pets");
});
