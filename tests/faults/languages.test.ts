/** A language more or less is one entry and one folder: the site builds and serves it, or does without it. */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { IS_FULL } from "#tests/support/full.ts";
import { type House, publishingHouse } from "./support/publishing-house.ts";
import { scratch, startServer } from "./support/server.ts";

const LANGUAGES = "app/domain/languages.ts";

const FRENCH = `fr: {
    about: "a-propos", services: "services", search: "trouver", contact: "contact",
    territory: "alentours", privacy: "confidentialite",
  },
`;

/** English with other letters: a copy of another language is not built. */
function addFrench({ folder, rewrite }: House): void {
  const french = join(folder, "content/fr");
  cpSync(join(folder, "content/en"), french, { recursive: true });
  for (const name of globSync("*.yaml", { cwd: french })) {
    const text = readFileSync(join(french, name), "utf8");
    // Neither the names of values nor what stands in braces.
    const words = text.replaceAll(/^ *(?:- )?[\w-]+:|\{\w+\}|e(?= )/gm, (part) =>
      part === "e" ? "é" : part,
    );
    writeFileSync(
      join(french, name),
      words.replace("locale: en-GB", "locale: fr-FR").replace("name: English", "name: Français"),
    );
  }
  rewrite(LANGUAGES, /\n\};\n/, `\n  ${FRENCH}};\n`);
}

function removeGerman({ folder, rewrite }: House): void {
  rmSync(join(folder, "content/de"), { recursive: true });
  rewrite(LANGUAGES, / {2}de: \{[^}]*\},\n/, "");
}

test.runIf(IS_FULL).each([
  ["French is added", addFrench, { "/fr": 200, "/fr/trouver": 200, "/de": 200, "/en": 200 }],
  ["German is taken out", removeGerman, { "/": 200, "/en": 200, "/de": 404 }],
] as const)(
  "%s",
  async (_, change, pages) => {
    const house = publishingHouse(scratch());
    cpSync("public", join(house.folder, "public"), { recursive: true });
    change(house);
    const { code, words } = await house.run("scripts/build.ts").said;
    expect(`${words}${code}`).toMatch(/Built \d+ pages.*\n0$/);
    const environment = { DATA_DIR: house.dataDir };
    const server = await startServer({ folder: house.folder, environment });
    onTestFinished(() => server.kill());
    for (const [path, status] of Object.entries(pages))
      expect(`${path} ${(await fetch(server.url + path)).status}`).toBe(`${path} ${status}`);
  },
  300_000,
);
