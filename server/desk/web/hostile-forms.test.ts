import { afterEach, expect, test } from "vitest";
import { openForm } from "#tests/support/desk-form.ts";
import { draftOf } from "#tests/support/draft.ts";
import { openTestDesk } from "#tests/support/test-desk.ts";

const PRICES = "/banco/prezzi";
const HALF = /arrivato a metà/;

const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const pollution = () =>
  Object.getOwnPropertyNames(Object.prototype).filter((name) => !INHERITED.includes(name));
afterEach(() => {
  for (const name of pollution()) Reflect.deleteProperty(Object.prototype, name);
});

test.each([
  ["puts an entry back", "rimetti __proto__.NODE_OPTIONS 0"],
  ["adds an entry", "aggiungi constructor.prototype.NODE_OPTIONS"],
  ["adds an entry in an entry", "aggiungi seasons.__proto__.NODE_OPTIONS"],
  ["names a list that prices lack", "aggiungi vacations"],
])("a form whose press %s is refused, and no object inherits it", async (_, elenco) => {
  const desk = await openTestDesk();
  const { values } = await openForm(desk, PRICES);
  const tolto = JSON.stringify(["--import=data:text/javascript,0"]);
  const { status, props } = await desk.send(PRICES, { ...values, elenco, tolto });
  expect(pollution()).toEqual([]);
  expect([status, props["reason"]]).toEqual([422, expect.stringMatching(HALF)]);
  expect((await desk.read(PRICES)).status).toBe(200);
});

test.each([
  '[{"rates":{"__proto__":{"base":"1,00"}}}]',
  '[{"rates":{"constructor":{"prototype":{"base":"1,00"}}}}]',
  '[{"__proto__":{"base":"1,00"}}]',
])("a form that was read from %s changes nothing", async (letto) => {
  const desk = await openTestDesk();
  const { values } = await openForm(desk, PRICES);
  const base = "rates.__proto__.base";
  await desk.send(PRICES, { ...values, letto, [base]: "9,00" });
  expect(pollution()).toEqual([]);
  expect(Object.prototype).not.toHaveProperty("base");
  expect(await draftOf(desk.database)).toEqual({});
});

/** A value inside of so many lists. */
const nested = (depth: number) =>
  JSON.stringify(
    Array(depth)
      .fill(0)
      .reduce((inner) => [inner], 0),
  );
const named = (count: number) =>
  JSON.stringify([Object.fromEntries(Array.from({ length: count }, (_, at) => [`nome${at}`, 1]))]);

test.each([
  ["lists in lists", { "n:seasons": "200", "n:seasons.0.rooms": "1801" }, /troppe voci/],
  ["a list in another language", { "n:a": "-5000", "en:n:seasons": "2001" }, /troppe voci/],
  ["a number without an end", { "n:seasons": "Infinity" }, /troppe voci/],
  ["values in values without an end", { letto: nested(2000) }, HALF],
  ["more names than any file has", { letto: named(2001) }, HALF],
  ["no values", { letto: "null" }, HALF],
])("a form with %s is refused in words", async (_, fields, reason) => {
  const desk = await openTestDesk();
  for (const press of [{}, { elenco: "aggiungi seasons" }]) {
    const { status, props } = await desk.send(PRICES, { letto: "[{}]", ...fields, ...press });
    expect([status, props["reason"]]).toEqual([422, expect.stringMatching(reason)]);
  }
});

test("a form with a hundred and ninety entries is shown again with one more", async () => {
  const desk = await openTestDesk();
  const { values } = await openForm(desk, PRICES);
  const form = { ...values, "n:seasons": "190", elenco: "aggiungi seasons" };
  const { status, props } = await desk.send(PRICES, form);
  expect(status).toBe(200);
  expect(JSON.stringify(props["fields"])).toContain("seasons.190.name");
});
