import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { DeskError } from "../context.ts";
import { createDeskWorker } from "./worker.ts";

const FILE = join(import.meta.dirname, "../../../tests/fixtures/slow-commands.ts");
const TIME_LIMIT = 1_500;

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, "INHERITED_NAME");
});

test("a command that takes too long is ended and told, and the next one is answered", async () => {
  const run = createDeskWorker(FILE, TIME_LIMIT);
  const slow = run("telefono", "searchSite", "");
  await expect(slow).rejects.toThrow(DeskError);
  await expect(slow).rejects.toThrow(/ci ha messo troppo/);
  expect(await run("telefono", "readContentForm", { subject: "prices" })).toContain("PATH");
});

test("the desk's process gets no name that all objects inherit", async () => {
  Object.assign(Object.prototype, { INHERITED_NAME: "1" });
  const names = await createDeskWorker(FILE)("telefono", "readContentForm", { subject: "prices" });
  expect(names).toContain("PATH");
  expect(names).not.toContain("INHERITED_NAME");
});
