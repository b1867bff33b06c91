import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refusedImports, unusedExports } from "#scripts/imports/check.ts";
import { ALLOWED_IMPORTS } from "#scripts/imports/allowed.ts";
import { readModule } from "#scripts/imports/reader.ts";

const ROOT = join(import.meta.dirname, "../..");

type RefusedImport = [importer: string, specifier: string, reason: string];

const REFUSED_IMPORTS: RefusedImport[] = [
  ["app", "./../server/system/log.ts", "a way back is still a way back"],
  ["app/domain", "react", "the domain is pure"],
  ["app/domain", "fs", "the domain has no machine, in Node's old spelling either"],
  ["app/domain", "#app/paths/paths.ts", "the domain knows no page"],
  ["app/content", "../ui/icon.tsx", "of icons a schema knows the names"],
  ["app/ui", "#app/ui/../domain/stay.ts", "a part knows no stay, by a detour either"],
  ["app/sections", "#app/guesthouse/footer.tsx", "a block knows no screen"],
  ["app/guesthouse/room", "#server/store/messages.ts", "the store would travel to every guest"],
  ["app/guesthouse", "zod", "zod would travel to every guest"],
  ["app/guesthouse/home", "#content/home.yaml", "content comes in by the loader"],
  ["app/guesthouse/home", "#app/guesthouse/top-bar.tsx", "its own parts are near"],
  ["app/guesthouse", "#app/demonstration/words.ts", "the demonstration comes out by one line"],
  ["app/guesthouse", "#app/desk/paths.ts", "a guest's page knows no desk"],
  ["server", "#app/ui/icon.tsx", "the server shows what was built"],
  ["server/forms", "../mail/outbox.ts", "forms and mail meet in the store"],
  ["server/store", "#app/desk/publish/publish.ts", "the store knows nobody"],
  ["server/site", "#server/forms/suspicion.ts", "a page is rendered for everybody"],
  ["tools", "#app/domain/stay.ts", "a new folder needs its line"],
];

const REFUSED_AS_VALUES: RefusedImport[] = [
  ["app/ui", "#pictures/catalogue.ts", "the catalogue would travel to every guest"],
  ["app/guesthouse", "../content/site-content.ts", "zod would travel to every guest"],
];

const PASSING_IMPORTS: RefusedImport[] = [
  ["app/content/schemas", "#app/ui/icon-names.ts", "content names icons"],
  ["app/domain", "./stay.ts", "one idea of the domain knows another"],
  ["app/guesthouse/room", "../enquiry/ask.tsx", "its own parts are near"],
  ["app/demonstration/designs/resort", "#app/sections/gallery.tsx", "a design is made of blocks"],
  ["server/forms", "../store/messages.ts", "what is taken is kept"],
  ["tests/e2e", "#app/content/read.ts", "tests know all"],
];

const SPELLINGS: Record<string, (specifier: string) => string> = {
  static: (specifier) => `import { thing } from "${specifier}";`,
  "for its effect": (specifier) => `import "${specifier}";`,
  dynamic: (specifier) => `const { thing } = await import("${specifier}");`,
  "passed on": (specifier) => `export * from "${specifier}";`,
  // An inline type import still loads the module; only `import type` does not.
  "as an inline type": (specifier) => `import { type Thing } from "${specifier}";`,
};

const TYPE_SPELLINGS: Record<string, (specifier: string) => string> = {
  "as a type": (specifier) => `import type { Thing } from "${specifier}";`,
  "within a type": (specifier) => `let thing: import("${specifier}").Thing;`,
};

function judgeImports(rows: RefusedImport[], write: (specifier: string) => string) {
  const isRefusedImport = ([folder, specifier]: RefusedImport) =>
    refusedImports(readModule(`${folder}/planted.tsx`, write(specifier))).length > 0;
  const { refused = [], passed = [] } = Object.groupBy(rows, (row) =>
    isRefusedImport(row) ? "refused" : "passed",
  );
  return { refused, passed };
}

test.each(Object.entries({ ...SPELLINGS, ...TYPE_SPELLINGS }))(
  "an import that no line of the table allows is refused: %s",
  (_, write) => expect(judgeImports(REFUSED_IMPORTS, write).passed).toEqual([]),
);

test.each(Object.entries(SPELLINGS))("an import that the table allows passes: %s", (_, write) => {
  expect(judgeImports(PASSING_IMPORTS, write).refused).toEqual([]);
  expect(judgeImports(REFUSED_AS_VALUES, write).passed).toEqual([]);
});

test.each(Object.entries(TYPE_SPELLINGS))("a shape is no file: %s", (_, write) => {
  expect(judgeImports(REFUSED_AS_VALUES, write).refused).toEqual([]);
});

test("a worker's module is an import too", () => {
  const source = (specifier: string) => `new Worker(new URL("${specifier}", import.meta.url));`;
  expect(judgeImports([["app/ui", "../domain/stay.ts", ""]], source).refused).toHaveLength(1);
  expect(judgeImports([["app/ui", "worker.ts", ""]], source).passed).toHaveLength(1);
});

test("an export that nobody imports is found", () => {
  const planted = [
    readModule("app/ui/a.ts", "export const used = 1;\nexport type Unused = 2;\nexport default 3;"),
    readModule("app/ui/b.ts", `import { used } from "./a.ts";\nexport { used };`),
    readModule("app/ui/c.ts", `export const all = await import("./b.ts");`),
    readModule("app/ui/c.test.ts", `import { all } from "./c.ts";`),
  ];
  expect(unusedExports(planted)).toEqual(["app/ui/a.ts exports Unused, and no module imports it"]);
});

test("every folder has its line, and every line its folder", () => {
  const folders = ["app", "server"].flatMap((part) =>
    readdirSync(join(ROOT, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "styles")
      .map(({ name }) => `${part}/${name}`),
  );
  const tableFolders = Object.keys(ALLOWED_IMPORTS);
  expect(folders.filter((folder) => !tableFolders.includes(folder))).toEqual([]);
  const targets = Object.values(ALLOWED_IMPORTS)
    .flat()
    .filter((word) => !word.startsWith("+"));
  const namedPaths = [...tableFolders, ...targets].map((target) => target.replace(/^type:/, ""));
  const missing = namedPaths.filter(
    // The folder of `demonstration` is chosen in package.json.
    (target) =>
      !target.startsWith(".cache/") &&
      !existsSync(join(ROOT, target.replace(/^demonstration/, "app/$&"))),
  );
  expect(missing).toEqual([]);
});
