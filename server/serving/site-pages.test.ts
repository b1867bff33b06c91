import { beforeEach, expect, test, vi } from "vitest";
import { listedInAll } from "#tests/support/pages.ts";
import { contentText } from "#tests/support/issues.ts";
import { readContents } from "#tests/support/content.ts";
import { sharedContentOf } from "#app/guesthouse/layout.tsx";
import { renderPage } from "#app/render/page.tsx";
import { renderedSite } from "#tests/support/rendered-site.ts";

let now: number;
beforeEach(() => {
  now = Date.parse("2027-06-10T10:00:00Z");
});

async function testSite(contents = readContents()) {
  const render = vi.fn<typeof renderPage>(renderPage);
  return { render, pages: await renderedSite({ contents, render, now: () => now }) };
}

test("a page is rendered at its first request, and stored for that day", async () => {
  const { pages, render } = await testSite();
  expect(pages.cachedPlainPage("/about")).toBeUndefined();
  const [first, second] = await Promise.all([pages.plainPage("/about"), pages.plainPage("/about")]);
  expect(first).toBe(second);
  expect(render).toHaveBeenCalledOnce();
  expect(pages.cachedPlainPage("/about")).toBeDefined();
  now += 24 * 3_600_000;
  expect(pages.cachedPlainPage("/about")).toBeUndefined();
  await pages.plainPage("/about");
  expect(render).toHaveBeenCalledTimes(2);
  const renderedDays = render.mock.calls.map(([{ site }]) => site.today);
  expect(renderedDays).toEqual(["2027-06-10", "2027-06-11"]);
});

test("without seasons a page is the same from one day to the next", async () => {
  const { pages } = await testSite();
  const textOf = async (path: string) => (await pages.plainPage(path))?.identity.body.toString();
  const textsBefore = await Promise.all(listedInAll.map(textOf));
  now += 24 * 3_600_000;
  expect(await Promise.all(listedInAll.map(textOf))).toEqual(textsBefore);
});

test("an address without a page is not rendered", async () => {
  const { pages, render } = await testSite();
  expect(await pages.plainPage("/xyz")).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

test("a notice appears on pages until its last day", async () => {
  const text = "Siamo chiusi per lavori.";
  const { pages } = await testSite(readContents({ notice: `it: ${text}\nuntil: "2027-06-10"\n` }));
  const isShown = async () => (await pages.plainPage("/"))?.identity.body.includes(text);
  expect(await isShown()).toBe(true);
  now += 24 * 3_600_000;
  expect(await isShown()).toBe(false);
});

test("facts that the house lacks appear on no page", async () => {
  const missingFacts = ["facebook", "developer", "codes", "distances", "video", "rental", "stars"];
  const withoutLines = missingFacts.map((name) => `  ${name}: true\n`).join("");
  const houseWithout = `${contentText("house")}\nwithout:\n${withoutLines}`;
  const { it } = readContents();
  const factsOnPages: [path: string, words: string][] = [
    ["/", "facebook.com"],
    ["/", it.house.developer!.name],
    ["/", "CIN:"],
    ["/about", `${it.house.kilometres!.sea} km`],
    ["/about", it.about.video!.watch],
    ["/services", it.services.rental!.heading],
    ["/elegant_room", it.rooms.rooms[0]!.ratingWords],
  ];
  const [before, after] = [await testSite(), await testSite(readContents({ house: houseWithout }))];
  for (const [path, words] of factsOnPages) {
    expect((await before.pages.plainPage(path))?.identity.body.toString()).toContain(words);
    expect((await after.pages.plainPage(path))?.identity.body.toString()).not.toContain(words);
  }
});

test("the words that islands share are in one file, which the pages of the guesthouse name", async () => {
  const { pages } = await testSite();
  const address = [...pages.files.keys()].find((name) => name.includes("words-de")) ?? "";
  expect(address).toMatch(/^\/assets\/words-de-[0-9a-f]{8}\.json$/);
  expect((await pages.plainPage("/de"))?.identity.body.toString()).toContain(address);
  const words = JSON.parse(pages.files.get(address)!.identity.body.toString());
  expect(words).toEqual(JSON.parse(JSON.stringify(sharedContentOf(readContents().de))));
});

test("robots.txt, the sitemap and the manifest exist", async () => {
  const { pages } = await testSite();
  const fileNames = ["/robots.txt", "/sitemap.xml", "/site.webmanifest"];
  expect(fileNames.filter((name) => !pages.files.has(name))).toEqual([]);
});
