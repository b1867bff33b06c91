import { expect, test } from "vitest";
import { applyEdits, slipsWith } from "#app/content/edits.ts";
import { allEdits } from "#server/store/edits.ts";
import { catalogue } from "#tests/support/content.ts";
import { openForm } from "#tests/support/desk-form.ts";
import { openTestDesk } from "#tests/support/test-desk.ts";

const ROOMS = ["elegant_room", "natural_room"];

test("of two changes that are right alone and wrong together, the second is refused", async () => {
  const desk = await openTestDesk();
  const forms = ROOMS.map(async (room) => {
    const path = `/banco/sito/rooms/parole.rooms.${room}`;
    const { values } = await openForm(desk, path);
    return { path, fields: { ...values, [`rooms.${room}.address`]: "olive" } };
  });
  const opened = await Promise.all(forms);
  const answers = await Promise.all(opened.map(({ path, fields }) => desk.send(path, fields)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(JSON.stringify(refused?.props["errors"])).toContain("stesso indirizzo");
  const edits = await desk.database.read(allEdits);
  expect(slipsWith(catalogue, applyEdits(catalogue, edits).overrides)).toEqual([]);
});

test("of two rooms of one name that are added at once, the second is refused", async () => {
  const desk = await openTestDesk();
  const add = () => desk.send("/banco/camera-nuova", { nome: "Olive Room", come: "" });
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  const edits = await desk.database.read(allEdits);
  expect(slipsWith(catalogue, applyEdits(catalogue, edits).overrides)).toEqual([]);
});
