import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const tree = mkdtempSync(join(tmpdir(), "arrows-"));
afterAll(() => rmSync(tree, { recursive: true }));

type Import = [folder: string, what: string, why: string];

const REFUSED: Import[] = [
  ["app", "#content/house.yaml", "content comes in by loaders"],
  ["pictures", "#app/ui/picture.tsx", "a picture knows nothing of who shows it"],
  ["app", "./../server/system/log.ts", "a way back is still a way back"],
  ["app", "../server/app.ts", "the router's parts run in the guest's browser"],
  ["app/domain", "react", "the domain is pure"],
  ["app/domain", "node:fs", "the domain has no machine"],
  ["app/domain", "#content/rooms.yaml", "the domain has no words of its own"],
  ["app/domain", "#app/site/paths.ts", "the domain knows no page"],
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
  ["app/guesthouse/home", "#app/guesthouse/top-bar.tsx", "its own parts are near"],
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
  ["server", "#app/site/today.ts", "of the pages the server knows the addresses"],
  ["server", "#app/site/post-form.ts", "of the pages the server knows the addresses"],
  ["server", "../app/site/prerendered-paths.ts", "of the pages the server knows the addresses"],
  ["server", "#content/answers.yaml", "content is read by the build"],
  ["server", "#app/content/read.ts", "content is read by the build"],
  ["server", "#scripts/build.ts", "a machine that only serves does not build"],
  ["server/forms", "#server/desk/shell/run-desk.ts", "forms and desk meet in the store"],
  ["server/forms", "../mail/outbox.ts", "forms and mail meet in the store"],
  ["server/enquiry", "#app/ui/icon.tsx", "the server shows what was built"],
  ["server/releases", "#app/content/read.ts", "content is read by the build"],
  ["server/serving", "#app/site/today.ts", "of the pages the server knows the addresses"],
  ["server/settings", "#scripts/build.ts", "a machine that only serves does not build"],
  ["server/system", "#app/guesthouse/layout.tsx", "the server shows what was built"],
  ["server/text", "#content/answers.yaml", "content is read by the build"],
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
  ["app/waking", "#app/ui/icon.tsx", "any part may wake by it"],
  ["app/waking", "#app/site/today.ts", "any part may wake by it"],
];

const ALLOWED: Import[] = [
  ["app/content/schemas", "#app/ui/icon-names.ts", "content names icons"],
  ["app", "./site/paths.ts", "routes know the addresses"],
  ["app/domain", "./stay.ts", "one idea of the domain knows another"],
  ["app/content/schemas/template", "../parts.ts", "schemas know schemas"],
  ["app/content/schemas", "#pictures/catalogue.ts", "content names pictures"],
  ["app/ui", "#pictures/catalogue.ts", "a part shows pictures"],
  ["app/ui/lightbox", "../picture.tsx", "a part is made of parts"],
  ["app/ui", "#app/waking/use-live.ts", "a part knows what the browser knows"],
  ["app/site", "#app/waking/use-live.ts", "so does the day"],
  ["app/site", "#app/domain/stay.ts", "an address holds a stay"],
  ["app/sections", "#app/site/paths.ts", "a block links to pages"],
  ["app/guesthouse/room", "../enquiry/ask.tsx", "its own parts are near"],
  ["app/guesthouse", "#app/sections/gallery.tsx", "a screen is made of blocks"],
  ["app/screens/blog", "#app/site/template-paths.ts", "a screen links to pages"],
  ["app/designs/resort", "./hero.tsx", "a design's own parts"],
  ["app/designs/resort", "#app/sections/gallery.tsx", "a design is made of blocks"],
  ["server", "#app/site/paths.ts", "client and server mean the same address"],
  ["server/forms", "#app/domain/contact-message.ts", "client and server write the same words"],
  ["server/forms", "../store/messages.ts", "what is taken is kept"],
  ["server/desk", "#server/settings/settings.ts", "the desk finds the same store"],
  ["server/desk", "../site/site-build.ts", "the desk publishes"],
  ["server/desk", "../calendar/read-now.ts", "the desk reads calendars when asked to"],
  ["server/calendar", "#app/domain/nights.ts", "guests and server mean the same nights"],
  ["server/site", "#app/content/read.ts", "a release is made from content"],
  ["server/site", "#app/site/listed-paths.ts", "a release has a page for each address"],
  ["scripts", "#server/run.ts", "scripts know all"],
  ["tests/e2e", "#app/content/read.ts", "tests know all"],
];

/** Files that the project's own rules refuse for what they import. */
function refusedOf(files: [path: string, text: string][]): Set<string> {
  const root = mkdtempSync(join(tree, "root-"));
  copyFileSync(join(ROOT, "oxlint.config.ts"), join(root, "oxlint.config.ts"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const linter = join(ROOT, "node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], { cwd: root });
  const { diagnostics } = JSON.parse(String(stdout)) as {
    diagnostics: { code: string; filename: string }[];
  };
  const refused = diagnostics.filter(({ code }) => code === "eslint(no-restricted-imports)");
  return new Set(refused.map(({ filename }) => filename.replaceAll("\\", "/")));
}

/** The imports of a table that are refused and those that pass, in a newcomer's words. */
function judged(rows: Import[], write: (what: string) => string, ending = "ts") {
  const path = (folder: string, index: number) => `${folder}/planted-${index}.${ending}`;
  const refused = refusedOf(rows.map(([where, what], at) => [path(where, at), write(what)]));
  const told = (isRefused: boolean) =>
    rows
      .filter(([where], index) => refused.has(path(where, index)) === isRefused)
      .map(([where, what, why]) => `${where} imports ${what}: ${why}`);
  return { refused: told(true), passed: told(false) };
}

const once = (what: string) => `import { thing } from "${what}";\nconsole.log(thing);\n`;

test.each([
  ["at the start", once],
  ["when it is needed", (what: string) => `console.log(await import("${what}"));\n`],
  ["to pass it on", (what: string) => `export { thing } from "${what}";\n`],
])("an import against the arrows is refused: %s", (_, write) => {
  expect(judged(REFUSED, write).passed).toEqual([]);
});

test("an import along the arrows is welcome", () => {
  expect(judged(ALLOWED, once).refused).toEqual([]);
});

test("the server may know the shape of what the build has read", () => {
  const write = (what: string) => `export type { Answers } from "${what}";\n`;
  const row: Import = ["server", "#app/content/schemas/answers.ts", "a shape is no file"];
  expect(judged([row], write).refused).toEqual([]);
});

test("a test may look at everything", () => {
  const fromRoot = REFUSED.filter(([, what]) => /^#(?!.*\/\.)/.test(what));
  expect(judged(fromRoot, once, "test.ts").refused).toEqual([]);
});

test.each(["app", "server"])("every folder of %s has its plants", (part) => {
  const folders = readdirSync(join(ROOT, part), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "styles")
    .map(({ name }) => `${part}/${name}`);
  const planted = new Set(REFUSED.map(([where]) => where.split("/").slice(0, 2).join("/")));
  expect(folders.filter((folder) => !planted.has(folder))).toEqual([]);
});
