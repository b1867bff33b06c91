import { afterEach, expect, test } from "vitest";
import { allEdits } from "#server/store/edits.ts";
import { openForm } from "#tests/support/desk-form.ts";
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
  expect(await desk.database.read(allEdits)).toEqual([]);
});
