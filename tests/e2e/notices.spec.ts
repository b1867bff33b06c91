import { globSync, readFileSync } from "node:fs";
import { FONTS } from "#scripts/fonts.ts";
import { readContents } from "#tests/support/content.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { LICENCE_NOTICES_PATH, PATHS_IN } from "#app/paths/paths.ts";
import { expect, test } from "#tests/support/site.ts";

/** The packages that the pages' modules import, without those that only our server runs. */
function importedPackages(): string[] {
  const sourceFiles = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !/^app\/(content|desk\/(?!enhance))|\.test\./.test(file),
  );
  const packageNames = sourceFiles.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(/^(?:import|} from)(?! type)[^"]*"(@?[a-z][^":]*)"/gm),
    ].map(([, name = ""]) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")),
  );
  return [...new Set(packageNames)];
}

const contents = readContents();

test("the privacy page links to the notices in each language", async ({ request }) => {
  for (const language of LANGUAGE_CODES) {
    const html = await (await request.get(PATHS_IN[language].privacy)).text();
    const { noticesLink } = contents[language].privacy.holder;
    expect(html).toMatch(new RegExp(`href="${LICENCE_NOTICES_PATH}"[^>]*>${noticesLink}<`));
  }
});

test("the notices name every imported package and every font", async ({ request }) => {
  const response = await request.get(LICENCE_NOTICES_PATH);
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain("Permission is hereby granted");
  const fonts = FONTS.map(({ name }) => `@fontsource-variable/${name}`);
  const packages = [...importedPackages(), ...fonts];
  expect(packages.length).toBeGreaterThan(8);
  expect(packages.filter((name) => !new RegExp(`^${name} \\d+\\.\\d`, "m").test(text))).toEqual([]);
});
