/** The first days of a new house: one question after the other, until nothing is left. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContents } from "#tests/support/content.ts";
import { draftOf, draftValues } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";
import type { firstDaysQuestions } from "./questions.ts";
import type { FirstDays } from "./screen.tsx";

type Question = Awaited<ReturnType<typeof firstDaysQuestions>>[number];

const desk = eachTestDesk();

const open = async (id = "") =>
  (await desk.read<typeof FirstDays>(`/banco/primi-giorni?domanda=${id}`)).props;

async function answer({ id, fields }: Question, azione: string, typed: string[] = []) {
  const entries = fields.flatMap(({ value }, at) => [
    [`letto.${at}`, value],
    [`valore.${at}`, typed[at] ?? value],
  ]);
  return desk.send<typeof FirstDays>("/banco/primi-giorni", {
    domanda: id,
    azione,
    ...Object.fromEntries(entries),
  });
}

test("an emptied address of a social network says that the house has none", async () => {
  const { question } = await open("pagine");
  const instagram = "https://www.instagram.com/casa/";
  expect((await answer(question!, "salva", ["", instagram])).status).toBe(303);
  expect(await draftValues(desk.database, "house")).toMatchObject({
    links: { instagram },
    without: { facebook: true },
  });
});

test("an unusual answer gives a warning, and can be confirmed as right", async () => {
  const { question } = await open("codici");
  const refusal = await answer(question!, "salva", ["12345", "67890"]);
  expect(refusal.status).toBe(422);
  expect(refusal.props["refusals"]).toEqual([
    expect.stringContaining("di solito è IT"),
    expect.stringContaining("13 caratteri"),
  ]);
  expect((await answer(refusal.props.question!, "giusto")).status).toBe(303);
  expect((await open("codici")).question?.id).not.toBe("codici");
  expect(await draftValues(desk.database, "house")).toMatchObject({ codes: { cin: "12345" } });
});

test("an unreadable answer is refused, and another phone's answer is shown", async () => {
  const { question } = await open("distanze");
  const refusal = await answer(question!, "salva", ["lontano", "50"]);
  expect(refusal.status).toBe(422);
  expect(refusal.props.texts).toEqual(["lontano", "50"]);
  await answer(question!, "salva", ["3", "50"]);
  const late = await answer(question!, "salva", ["9", "50"]);
  expect(late.props["refusals"]).toEqual([expect.stringContaining("adesso «3»")]);
});

test("a photograph stays in the list until the family keeps or replaces it", async () => {
  const { question } = await open();
  const [first] = question!.pictures;
  await desk.send("/banco/primi-giorni", { domanda: first!.id, azione: "tieni" });
  const now = (await open()).question!;
  expect(now.id).toBe("foto");
  expect(now.pictures).toHaveLength(question!.pictures.length - 1);
  const { href } = now.pictures[0]!;
  const photograph = new FormData();
  photograph.set("foto", new File([readFileSync("pictures/masters/natural-wide.jpg")], "nota.jpg"));
  const { location } = await desk.upload(href, photograph);
  for (const address of [href, location])
    expect((await desk.read(address)).props).toMatchObject({
      back: { href: "/banco/primi-giorni", label: "Le altre fotografie" },
    });
  expect((await open()).question!.pictures.map(({ id }) => id)).not.toContain(now.pictures[0]!.id);
});

test("a warning appears once, however many values it is about", async () => {
  const { refusals } = await open("recensioni");
  expect(refusals).toEqual([expect.stringContaining("è un esempio")]);
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
  const petsIn = (content: typeof it) =>
    content["good-to-know"].answers.find(({ topic }) => topic === "pets");
  expect(petsIn(it)?.words).toEqual(["Sì, se sono piccoli."]);
  expect(petsIn(en)).toBeUndefined();
  expect((await open("good-to-know.pets.words.0")).question?.id).not.toContain("pets");
});
