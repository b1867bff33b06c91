/** The links of the preview stand at the words that they lead to, and change nothing else. */
import { expect, test } from "vitest";
import { valueAt, valuesOf } from "#app/content/edits.ts";
import { readSettings } from "#server/settings/settings.ts";
import type { Subject } from "#server/site/content-dependencies.ts";
import { pageSubjects, partsByText, withPartLinks } from "./preview-links.ts";
import { openRawDesk } from "#tests/support/raw-desk.ts";

const words = (file: string, path: string) => valueAt(valuesOf(file, []), path) as string;

const PAGES = new Map<string, Subject[]>([
  ["/", ["it/home", "it/words", "en/words"]],
  ["/en", ["en/home", "en/words", "it/words"]],
  ["/about", ["it/about", "it/words", "en/words"]],
]);

async function linked(path: string, body: string) {
  const { database, folder } = openRawDesk();
  const settings = readSettings({ DATA_DIR: folder });
  const context = { database, settings, author: "anna", now: 1, rooms: async () => [] };
  const texts = await partsByText(context, [], pageSubjects(PAGES, path));
  return withPartLinks(`<html><head></head><body>${body}</body></html>`, texts);
}

const hrefsIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test("each part has one link, at the first of its words, to their field in that language", async () => {
  const intro = ["label", "heading"].map((name) => words("en/home", `intro.${name}`));
  const body = `<main>${intro.map((text) => `<p>${text}</p>`).join("")}</main>`;
  const { html, subject } = await linked("/en", body);
  expect(hrefsIn(html)).toEqual(["/banco/sito/home/parole.intro#en:intro.label"]);
  expect(html).toMatch(/<p><span data-part><a [^>]*aria-label="Modifica: [^"]+">Modifica<\/a>/);
  expect(subject).toBe("home");
});

test("within a link of the page it stands before it", async () => {
  const { html } = await linked("/", `<a href="/x"><b>${words("it/home", "intro.label")}</b></a>`);
  expect(html).toMatch(/<body><span data-part>.*<\/span><a href="\/x"><b>[^<]+<\/b><\/a>/);
});

test("what nobody sees has none, and words of all pages have theirs at the foot", async () => {
  const [label, footer] = [words("it/home", "intro.label"), words("it/words", "footer.contacts")];
  const hidden = `<div hidden>${label}</div><dialog><p>${label}</p></dialog><p aria-hidden="true">${label}</p>`;
  const shared = `<main><p>${footer}</p></main>`;
  expect(hrefsIn((await linked("/", hidden + shared)).html)).toEqual([]);
  const { html } = await linked("/", `<footer><p>${footer}</p></footer>`);
  expect(hrefsIn(html)).toEqual(["/banco/sito/words/parole.footer#footer.contacts"]);
});
