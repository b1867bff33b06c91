import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importCycles, refusedImports, unusedExports } from "#scripts/imports/check.ts";
import { KNOWS } from "#scripts/imports/knows.ts";
import { readModule } from "#scripts/imports/reader.ts";

const ROOT = join(import.meta.dirname, "../..");

type Row = [importer: string, specifier: string, reason: string];

const REFUSED: Row[] = [
  ["app", "#content/house.yaml", "content comes in by loaders"],
  ["pictures", "#app/ui/picture.tsx", "a picture knows nothing of who shows it"],
  ["app", "./../server/system/log.ts", "a way back is still a way back"],
  ["app", "../server/app.ts", "the router's parts run in the guest's browser"],
  ["app/domain", "react", "the domain is pure"],
  ["app/domain", "node:fs", "the domain has no machine"],
  ["app/domain", "#content/rooms.yaml", "the domain has no words of its own"],
  ["app/domain", "#app/paths/paths.ts", "the domain knows no page"],
  ["app/domain", "../site/paths.ts", "the domain knows no page"],
  ["app/domain", "#server/system/log.ts", "the domain knows no server"],
  [
    "app/content/schemas",
    "#app/sections/amenities.tsx",
    "a schema does not know how anything looks",
  ],
  ["app/content", "../sections/amenities.tsx", "a schema does not know how anything looks"],
  ["app/content/schemas", "#app/ui/icon.tsx", "of icons a schema knows the names"],
  ["app/content", "../ui/icon.tsx", "of icons a schema knows the names"],
  ["app/content/schemas", "#content/home.yaml", "what checks content does not read it"],
  ["app/content", "#server/settings/settings.ts", "content knows no server"],
  ["app/ui", "#app/domain/stay.ts", "a part knows no stay"],
  ["app/ui", "../domain/stay.ts", "a part knows no stay"],
  ["app/ui/lightbox", "../../domain/stay.ts", "a part knows no stay, from deeper either"],
  ["app/ui", "#content/house.yaml", "a part has no words of its own"],
  ["app/ui", "../sections/gallery.tsx", "a part knows no block"],
  ["app/ui", "#server/system/log.ts", "the browser has no server"],
  ["app/ui/lightbox", "#app/ui/../site/paths.ts", "a detour leads to the same place"],
  ["app/site", "#app/sections/gallery.tsx", "what all pages share knows no block"],
  ["app/site", "../sections/gallery.tsx", "what all pages share knows no block"],
  ["app/site", "../guesthouse/layout.tsx", "what all pages share knows none of them"],
  ["app/site", "#app/routes.ts", "an address does not know what stands there"],
  ["app/site", "#content/house.yaml", "content comes in by loaders"],
  ["app/site", "../../content/house.yaml", "content comes in by loaders"],
  ["app/sections", "#app/guesthouse/newsletter.tsx", "a block knows no screen"],
  ["app/sections", "../guesthouse/newsletter.tsx", "a block knows no screen"],
  ["app/sections/template", "../../screens/blog/pager.tsx", "a block knows no screen"],
  ["app/sections", "#tests/support/site.ts", "no page carries a test"],
  ["app/guesthouse/room", "#server/store/messages.ts", "the store would travel to every guest"],
  ["app/sections", "#content/words.yaml", "content comes in as props"],
  ["app/sections/template", "../../../content/template/blog.yaml", "content comes in as props"],
  ["app/screens/blog", "#content/template/blog.yaml", "content comes in by the loader"],
  ["app/screens/blog", "../../../content/template/blog.yaml", "content comes in by the loader"],
  ["app/designs/resort", "#content/template/resort.yaml", "content comes in by the loader"],
  ["app/designs/resort", "#content/house.yaml?raw", "content comes in by the loader"],
  [
    "app/guesthouse/room",
    "../../../server/store/messages.ts",
    "the store would travel to every guest",
  ],
  ["app/guesthouse", "../../server/store/messages.ts", "the store would travel to every guest"],
  ["app/guesthouse", "#app/designs/resort/hero.tsx", "the guesthouse borrows from no other design"],
  ["app/guesthouse", "../designs/resort/hero.tsx", "the guesthouse borrows from no other design"],
  ["app/guesthouse", "#app/screens/blog/pager.tsx", "what two sites share is a section"],
  ["app/guesthouse", "../screens/blog/pager.tsx", "what two sites share is a section"],
  ["app/guesthouse", "#scripts/current-build.ts", "no page carries a script of ours"],
  ["app/guesthouse/home", "#content/home.yaml", "content comes in by the loader"],
  ["app/guesthouse/home", "#content/territory.yaml?teasers", "content comes in by the loader"],
  ["app/guesthouse/home", "../../../content/home.yaml", "content comes in by the loader"],
  ["app/screens/blog", "#app/guesthouse/footer.tsx", "a shared screen knows no design"],
  ["app/screens/blog", "../../guesthouse/footer.tsx", "a shared screen knows no design"],
  ["app/screens", "../designs/hostel/hero.tsx", "a shared screen knows no design"],
  ["app/screens/blog", "../../../server/system/log.ts", "the browser has no server"],
  ["app/designs/resort", "#app/designs/hostel/hero.tsx", "no design borrows from another"],
  ["app/designs/resort", "../hostel/hero.tsx", "no design borrows from another"],
  ["app/designs/resort", "#app/screens/blog/pager.tsx", "routes put screens into designs"],
  ["app/designs/resort", "../../guesthouse/footer.tsx", "no design borrows from another"],
  ["server", "#app/ui/icon.tsx", "the server shows what was built"],
  ["server", "../app/guesthouse/layout.tsx", "the server shows what was built"],
  ["server", "#content/answers.yaml", "content is read by the build"],
  ["server", "#scripts/build.ts", "a machine that only serves does not build"],
  ["server/forms", "#server/desk/shell/run-desk.ts", "forms and desk meet in the store"],
  ["server/forms", "../mail/outbox.ts", "forms and mail meet in the store"],
  ["server/enquiry", "#app/ui/icon.tsx", "the server shows what was built"],
  ["server/releases", "#server/forms/token.ts", "a release knows no guest"],
  ["server/serving", "#server/store/messages.ts", "files are sent without the store"],
  ["server/backup", "#server/desk/backup.ts", "copies are made without the desk"],
  ["server/settings", "../store/open.ts", "settings know no store"],
  ["server/system", "#server/settings/settings.ts", "the disk knows no setting"],
  ["server/requests", "#server/store/messages.ts", "a request's fields know no store"],
  ["server/outgoing", "#server/store/feeds.ts", "a request knows no store"],
  ["server/auth", "#server/desk/context.ts", "a session knows no command"],
  ["server/desk/web", "#app/guesthouse/layout.tsx", "the desk shows no guest's page"],
  ["app/desk/screens", "#server/store/messages.ts", "a screen gets its props"],
  ["app/desk", "#app/guesthouse/layout.tsx", "the desk knows no guest's page"],
  ["app/guesthouse", "#app/desk/paths.ts", "a guest's page knows no desk"],
  ["server/text", "hono", "texts know no web"],
  ["server/desk", "./shell/format.ts", "a command knows no terminal"],
  ["server/mail", "../../app/ui/icon.tsx", "a letter has no icon"],
  ["server/mail", "#server/forms/token.ts", "forms and mail meet in the store"],
  ["server/mail", "../desk/publish.ts", "mail and desk meet in the store"],
  ["server/calendar", "#server/mail/outbox.ts", "calendar and mail meet in the store"],
  ["server/calendar", "../desk/publish.ts", "calendar and desk meet in the store"],
  ["server/mail", "../calendar/poll-loop.ts", "calendar and mail meet in the store"],
  ["server/store", "#server/calendar/provenance.ts", "the store knows nobody"],
  ["server/desk", "#server/mail/outbox.ts", "mail and desk meet in the store"],
  ["server/desk", "../forms/limits.ts", "forms and desk meet in the store"],
  ["server/store", "../mail/outbox.ts", "the store knows nobody"],
  ["server/store", "#server/desk/shell/run-desk.ts", "the store knows nobody"],
  ["server/site", "../store/messages.ts", "a page is rendered for everybody"],
  ["server/site", "#server/forms/token.ts", "a page is rendered for everybody"],
  ["server/site", "#app/ui/icon.tsx", "a page is rendered by the built bundle"],
  ["server/site", "../../app/guesthouse/layout.tsx", "a page is rendered by the built bundle"],
  ["server/site", "#scripts/build.ts", "a machine that publishes does not build"],
  ["scripts", "../app/../server/system/log.ts", "one address for one file"],
  ["app/hydration", "#app/ui/icon.tsx", "hydration knows no page"],
  ["app/hydration", "#app/client-state/today.ts", "hydration knows no page"],
  ["app/domain", "fs", "the domain has no machine, in Node's old spelling either"],
  ["app/domain", "zod", "the domain is pure"],
  ["app/domain", "@hono/node-server", "the domain is pure"],
  ["app/content", "#app/hydration/use-client-value.ts", "content knows no browser"],
  ["app/content", "../hydration/use-live.ts", "content knows no browser"],
  ["app/content", "#app/content/checks/all-slips.ts", "checks know content, not the reverse"],
  ["app/content", "react", "content is read without a page"],
  ["app/hydration", "#pictures/crops.ts", "hydration knows no page"],
  ["app/hydration", "../ui/icon.tsx", "hydration knows no page"],
  ["app/site", "#pictures/encode.ts", "the encoder would travel to every guest"],
  ["app/site", "zod", "zod would travel to every guest"],
  ["app/guesthouse/home", "#app/guesthouse/top-bar.tsx", "its own parts are near"],
  ["app/guesthouse", "yaml", "yaml would travel to every guest"],
  ["app/guesthouse/room", "node:fs", "the browser has no disk"],
  ["app/screens/blog", "../about/route.tsx", "what two screens share is a section"],
  ["app/screens/blog", "#app/screens/about/route.tsx", "what two screens share is a section"],
  ["app/designs/resort", "#app/domain/stay.ts", "a design shows no stay"],
  ["server", "#app/hydration/use-client-value.ts", "the server has no browser"],
  ["server", "react", "the server shows what was built"],
  ["server/store", "../site/release.ts", "the store knows nobody"],
  ["server/store", "hono", "the store knows no web"],
  ["server/forms", "#server/main.ts", "the server starts its parts, not the reverse"],
  ["server/site", "#server/main.ts", "the server starts its parts, not the reverse"],
  ["server/mail", "#server/site/release.ts", "a letter knows no page"],
  ["server/calendar", "#server/site/release.ts", "a calendar knows no page"],
  ["server", "#app/client-state/today.ts", "of the pages the server knows the addresses"],
  ["server", "#app/guesthouse/post-form.ts", "of the pages the server knows the addresses"],
  ["server", "../app/paths/page-paths.ts", "of the pages the server knows the addresses"],
  ["app/paths", "#app/site/house.ts", "an address does not depend on content"],
  ["app/paths", "../client-state/theme.ts", "an address does not depend on the guest"],
  ["app/prefetch", "#app/site/site-context.ts", "prefetch knows addresses alone"],
  ["app/prefetch", "../client-state/enquiry-store.ts", "prefetch never sends the guest's choice"],
  ["app/head", "#app/client-state/today.ts", "a head is rendered once for all guests"],
  ["app/head", "#app/ui/icon.tsx", "a head shows nothing"],
  ["app/client-state", "#app/guesthouse/top-bar.tsx", "a store knows no screen"],
  ["app/client-state", "../content/read.ts", "content comes in by loaders"],
  ["server/system", "#server/settings/settings.ts", "the disk knows no setting"],
  ["server/text", "#server/store/messages.ts", "text knows no store"],
  ["server/settings", "../store/messages.ts", "settings are read before the store is opened"],
  ["server/serving", "#server/forms/token.ts", "a prepared answer knows no form"],
  ["server/releases", "../mail/outbox.ts", "a release knows no mail"],
  ["server/enquiry", "#server/store/messages.ts", "an enquiry is not stored"],
  ["tools", "#app/domain/stay.ts", "a new folder needs its line"],
];

/** Imports that only types may be. */
const REFUSED_AS_VALUES: Row[] = [
  ["app/ui", "#pictures/catalogue.ts", "the catalogue would travel to every guest"],
  ["app/sections", "#pictures/catalogue.ts", "the catalogue would travel to every guest"],
  ["app/site", "#app/content/read.ts", "the reader would travel to every guest"],
  ["app/guesthouse", "../content/site-content.ts", "zod would travel to every guest"],
  ["server/text", "#app/content/read.ts", "content is read by the build"],
];

const ALLOWED: Row[] = [
  ["app/content/schemas", "#app/ui/icon-names.ts", "content names icons"],
  ["app/routes.ts", "./paths/paths.ts", "routes know the addresses"],
  ["app/domain", "./stay.ts", "one idea of the domain knows another"],
  ["app/content/schemas/template", "../parts.ts", "schemas know schemas"],
  ["app/content/schemas", "#pictures/catalogue.ts", "content names pictures"],
  ["app/ui/lightbox", "../picture.tsx", "a part is made of parts"],
  ["app/ui", "#app/hydration/use-client-value.ts", "a part shows values of the browser"],
  ["app/client-state", "#app/hydration/use-client-value.ts", "the day is a value of the browser"],
  ["app/site", "#app/domain/stay.ts", "an address holds a stay"],
  ["app/sections", "#app/paths/paths.ts", "a block links to pages"],
  ["app/guesthouse/room", "../enquiry/ask.tsx", "its own parts are near"],
  ["app/guesthouse", "#app/sections/gallery.tsx", "a screen is made of blocks"],
  ["app/screens/blog", "#app/paths/template-paths.ts", "a screen links to pages"],
  ["app/designs/resort", "./hero.tsx", "a design's own parts"],
  ["app/designs/resort", "#app/sections/gallery.tsx", "a design is made of blocks"],
  ["server", "#app/paths/paths.ts", "client and server mean the same address"],
  ["server/forms", "#app/domain/contact-message.ts", "client and server write the same words"],
  ["server/forms", "../store/messages.ts", "what is taken is kept"],
  ["server/desk/shell", "#server/settings/settings.ts", "the desk finds the same store"],
  ["server/desk", "../site/site-build.ts", "the desk publishes"],
  ["server/desk/shell", "../calendar/sync-feed.ts", "the desk reads calendars when asked to"],
  ["server/calendar", "#app/domain/nights.ts", "guests and server mean the same nights"],
  ["server/site", "#app/content/read.ts", "a release is made from content"],
  ["server/site", "#app/paths/page-paths.ts", "a release has a page for each address"],
  ["scripts", "#server/run.ts", "scripts know all"],
  ["tests/e2e", "#app/content/read.ts", "tests know all"],
];

/** An import in every spelling that the language has. */
const SPELLINGS: Record<string, (specifier: string) => string> = {
  static: (specifier) => `import { thing } from "${specifier}";`,
  default: (specifier) => `import thing, * as all from "${specifier}";`,
  "for its effect": (specifier) => `import "${specifier}";`,
  dynamic: (specifier) => `const { thing } = await import("${specifier}");`,
  "dynamic, in a template": (specifier) => `await import(\`${specifier}\`);`,
  "passed on": (specifier) => `export { thing } from "${specifier}";`,
  "passed on whole": (specifier) => `export * from "${specifier}";`,
  // The module is loaded all the same: only `import type` goes.
  "as an inline type": (specifier) => `import { type Thing } from "${specifier}";`,
};

const TYPE_SPELLINGS: Record<string, (specifier: string) => string> = {
  "as a type": (specifier) => `import type { Thing } from "${specifier}";`,
  "as a type, passed on": (specifier) => `export type { Thing } from "${specifier}";`,
  "within a type": (specifier) => `let thing: import("${specifier}").Thing;`,
};

/** The rows that are refused in a spelling, and those that pass. */
function judge(rows: Row[], write: (specifier: string) => string, file = "planted.tsx") {
  const isRefused = ([place, specifier]: Row) =>
    refusedImports(readModule(place.includes(".") ? place : `${place}/${file}`, write(specifier)))
      .length > 0;
  const { refused = [], passed = [] } = Object.groupBy(rows, (row) =>
    isRefused(row) ? "refused" : "passed",
  );
  return { refused, passed };
}

test.each(Object.keys({ ...SPELLINGS, ...TYPE_SPELLINGS }))(
  "an import that no line of the table allows is refused: %s",
  (spelling) => {
    const write = { ...SPELLINGS, ...TYPE_SPELLINGS }[spelling]!;
    expect(judge(REFUSED, write).passed).toEqual([]);
  },
);

test.each(Object.keys(SPELLINGS))("what may be known as a type is refused: %s", (spelling) => {
  expect(judge(REFUSED_AS_VALUES, SPELLINGS[spelling]!).passed).toEqual([]);
});

test.each(Object.keys(TYPE_SPELLINGS))("a shape is no file: %s", (spelling) => {
  expect(judge(REFUSED_AS_VALUES, TYPE_SPELLINGS[spelling]!).refused).toEqual([]);
});

test.each(Object.keys(SPELLINGS))("an import that the table allows passes: %s", (spelling) => {
  expect(judge(ALLOWED, SPELLINGS[spelling]!).refused).toEqual([]);
});

test("a worker's module is an import too", () => {
  const write = (specifier: string) => `new Worker(new URL("${specifier}", import.meta.url));`;
  expect(judge([["app/ui", "../domain/stay.ts", ""]], write).refused).toHaveLength(1);
  expect(judge([["app/ui", "worker.ts", ""]], write).passed).toHaveLength(1);
});

test("a test may look at everything", () => {
  const wellWritten = REFUSED.filter(([, specifier]) => !/.\/\.\.?\//.test(specifier));
  expect(judge(wellWritten, SPELLINGS.static!, "planted.test.ts").refused).toEqual([]);
});

test("a circle of modules is found, whether by types or at run time", () => {
  const modules = [
    readModule("app/ui/a.ts", `import type { B } from "./b.ts";`),
    readModule("app/ui/b.ts", `export const c = () => import("./c.ts");`),
    readModule("app/ui/c.ts", `export { a } from "#app/ui/a.ts";`),
    readModule("app/ui/d.ts", `import "./a.ts";`),
  ];
  expect(importCycles(modules)).toEqual([["app/ui/a.ts", "app/ui/b.ts", "app/ui/c.ts"]]);
});

test("an export that nobody imports is found", () => {
  const modules = [
    readModule("app/ui/a.ts", "export const used = 1;\nexport type Unused = 2;\nexport default 3;"),
    readModule("app/ui/b.ts", `import { used } from "./a.ts";\nexport { used };`),
    readModule("app/ui/c.ts", `export const all = await import("./b.ts");`),
    readModule("app/ui/c.test.ts", `import { all } from "./c.ts";`),
  ];
  expect(unusedExports(modules)).toEqual(["app/ui/a.ts exports Unused, and no module imports it"]);
});

test("every folder has its line, and every line its folder", () => {
  const inApp = ["app", "server"].flatMap((part) =>
    readdirSync(join(ROOT, part), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "styles")
      .map(({ name }) => `${part}/${name}`),
  );
  const lines = Object.keys(KNOWS).map((line) => line.replace(/\/\*$/, ""));
  expect(inApp.filter((folder) => !lines.includes(folder))).toEqual([]);
  expect(lines.filter((line) => !existsSync(join(ROOT, line)))).toEqual([]);
  const targets = Object.values(KNOWS)
    .flat()
    .map((entry) => entry.replace(/^type /, ""));
  const written = targets.filter((target) => !target.startsWith(".cache/"));
  expect(written.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
});

test("every folder has its plants", () => {
  const planted = new Set(REFUSED.map(([folder]) => folder.split("/").slice(0, 2).join("/")));
  const folders = Object.keys(KNOWS)
    .map((line) => line.replace(/\/\*$/, ""))
    .filter(
      (line) => line.split("/").length === 2 && !line.endsWith(".ts") && !line.endsWith(".tsx"),
    );
  expect(folders.filter((folder) => !planted.has(folder))).toEqual([]);
});

/** A line of the table as docs/where-code-lives.md shows it. */
function documented([folder, entries]: [string, string[]]): string {
  const names = entries.map((entry) =>
    entry.startsWith("type ") ? `types of \`${entry.slice(5)}\`` : `\`${entry}\``,
  );
  return `\`${folder}\` | ${names.join(", ") || "nothing"}`;
}

test("the newcomer's page shows the table", () => {
  const page = readFileSync(join(ROOT, "docs/where-code-lives.md"), "utf8");
  const [, part = ""] = page.split("| may import");
  const rows = part.split("\n\n")[0]!.split("\n").slice(2);
  const shown = rows.map((row) => row.replaceAll(/^\| | +\|$/g, "").replace(/ +\| /, " | "));
  expect(shown).toEqual(Object.entries(KNOWS).map(documented));
});
