import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ACCENT_COLOUR } from "#app/styles/colours.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { type House, publishingHouse } from "./support/publishing-house.ts";
import { startServer } from "./support/server.ts";
import { scratch } from "#tests/support/scratch.ts";

const BUILD_TIMEOUT = 300_000;

const LANGUAGES = "app/domain/languages.ts";

const FRENCH_ENTRY = `fr: {
    about: "a-propos", services: "services", search: "trouver", contact: "contact",
    territory: "alentours", privacy: "confidentialite",
  },
`;

/** Adds French: the English texts with changed letters, because the build refuses two languages with equal texts. */
function addFrench({ folder, rewrite }: House): void {
  const frenchFolder = join(folder, "content/fr");
  cpSync(join(folder, "content/en"), frenchFolder, { recursive: true });
  for (const name of globSync("*.yaml", { cwd: frenchFolder })) {
    const text = readFileSync(join(frenchFolder, name), "utf8");
    // Keys and placeholders are left unchanged.
    const words = text.replaceAll(/^ *(?:- )?[\w-]+:|\{\w+\}|e(?= )/gm, (part) =>
      part === "e" ? "é" : part,
    );
    writeFileSync(
      join(frenchFolder, name),
      words.replace("locale: en-GB", "locale: fr-FR").replace("name: English", "name: Français"),
    );
  }
  rewrite(LANGUAGES, /\n\};\n/, `\n  ${FRENCH_ENTRY}};\n`);
}

function removeGerman({ folder, rewrite }: House): void {
  rmSync(join(folder, "content/de"), { recursive: true });
  rewrite(LANGUAGES, / {2}de: \{[^}]*\},\n/, "");
}

async function build(house: House): Promise<void> {
  const { code, output } = await house.run("scripts/build.ts").outcome;
  expect(`${output}${code}`).toMatch(/Built \d+ pages.*\n0$/);
}

test.runIf(IS_FULL).each([
  ["French was added", addFrench, { "/fr": 200, "/fr/trouver": 200, "/de": 200, "/en": 200 }],
  ["German was removed", removeGerman, { "/": 200, "/en": 200, "/de": 404 }],
] as const)(
  "a house serves the pages of its languages after %s",
  async (_, change, pages) => {
    const house = publishingHouse(scratch());
    change(house);
    await build(house);
    const environment = { DATA_DIR: house.dataDir };
    const server = await startServer({ folder: house.folder, environment });
    onTestFinished(() => server.kill());
    for (const [path, status] of Object.entries(pages))
      expect(`${path} ${(await fetch(server.url + path)).status}`).toBe(`${path} ${status}`);
  },
  BUILD_TIMEOUT,
);

test.runIf(IS_FULL)(
  "a build with another accent colour contains the old one nowhere",
  async () => {
    const house = publishingHouse(scratch());
    house.rewrite("app/styles/colours.ts", new RegExp(ACCENT_COLOUR), "#6b8fb5");
    await build(house);
    const buildFolder = join(house.folder, "build");
    const builtFiles = globSync("**/*.{css,js,svg,json}", { cwd: buildFolder });
    const textOf = (file: string) => readFileSync(join(buildFolder, file), "utf8");
    expect(builtFiles.filter((file) => textOf(file).includes("#6b8fb5")).length).toBeGreaterThan(2);
    expect(builtFiles.filter((file) => textOf(file).includes(ACCENT_COLOUR))).toEqual([]);
  },
  BUILD_TIMEOUT,
);
