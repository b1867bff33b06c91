import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "../../app");

test("the demonstration exports everything that its replacement exports", async () => {
  for (const file of readdirSync(join(APP, "without-demonstration"))) {
    const exportsIn = async (folder: string) =>
      Object.keys(await import(join(APP, folder, file))).toSorted();
    expect(await exportsIn("demonstration")).toEqual(
      expect.arrayContaining(await exportsIn("without-demonstration")),
    );
  }
});
