import { join } from "node:path";
import { expect, test } from "vitest";
import { DeskError } from "../context.ts";
import { createDeskWorker } from "./worker.ts";

const FILE = join(import.meta.dirname, "../../../tests/fixtures/slow-commands.ts");
const TIME_LIMIT = 1_500;

test("a command that takes too long is ended and told, and the next one is answered", async () => {
  const run = createDeskWorker(FILE, TIME_LIMIT);
  const slow = run("telefono", "searchSite", "");
  await expect(slow).rejects.toThrow(DeskError);
  await expect(slow).rejects.toThrow(/ci ha messo troppo/);
  expect(await run("telefono", "readContentForm", { subject: "prices" })).toContain("PATH");
});
