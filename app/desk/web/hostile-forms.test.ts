import { afterEach, expect, test } from "vitest";
import { openForm } from "#tests/support/desk-form.ts";
import { draftOf } from "#tests/support/draft.ts";
import { eachTestDesk } from "#tests/support/test-desk.ts";

const desk = eachTestDesk();

const PRICES = "/banco/prezzi";

const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const pollution = () =>
  Object.getOwnPropertyNames(Object.prototype).filter((name) => !INHERITED.includes(name));
afterEach(() => {
  for (const name of pollution()) Reflect.deleteProperty(Object.prototype, name);
});

test.each([
  ["names no list", { mossa: "togli", voce: "1" }, "fatti.__proto__"],
  ["names what all objects inherit", { mossa: "constructor", voce: "1" }, "fatti.seasons"],
  ["puts back what was never there", { mossa: "rimetti", voce: "__proto__" }, "fatti.seasons"],
])("a press that %s changes nothing", async (_, fields, part) => {
  const tolto = JSON.stringify({ prices: { at: 0, entry: { "#": "__proto__", base: "1,00" } } });
  await desk.send(`/banco/sito/prices/${part}`, { ...fields, tolto });
  expect(pollution()).toEqual([]);
  expect(await draftOf(desk.database)).toEqual({});
});

test("a form with unknown field names changes nothing, and pollutes no object", async () => {
  const { values } = await openForm(desk, PRICES);
  const base = "rates.__proto__.base";
  await desk.send(PRICES, { ...values, [base]: "9,00" });
  expect(pollution()).toEqual([]);
  expect(Object.prototype).not.toHaveProperty("base");
  expect(await draftOf(desk.database)).toEqual({});
});
