/** A release stands for months: what it says of prices is true on each of their days. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentFile } from "#app/content/read.ts";
import { readContents } from "#tests/support/content.ts";
import { openSite, releaseOfBuild } from "#server/releases/current-site.ts";
import { packRelease } from "#server/site/release.ts";
import { renderRelease } from "#server/site/render-release.ts";
import { openBuild } from "#server/site/site-build.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { BUILD, scratch } from "./support/server.ts";

const URL = "https://casa.example";
const FIRST = "2027-05-01";
const SEASON = '  - { name: Primavera, from: "2027-05-10", to: "2027-05-20", base: "40,00" }';

/** Noon of a day. */
const noon = (day: string) => Date.parse(`${day}T10:00:00Z`);

const { folder, remove } = scratch();
const place = { build: BUILD, url: URL, dataDir: folder };

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon(FIRST) }));
afterAll(() => {
  vi.useRealTimers();
  remove();
});

test("a page names a season's price until its last night, and no day longer", async () => {
  const prices = readFileSync(contentFile("prices"), "utf8");
  const contents = readContents({ prices: prices.replace("seasons: []", `seasons:\n${SEASON}`) });
  const site = await openSite(place);
  await site.show();
  const last = site.current().release;
  const build = await openBuild(BUILD);
  const edition = { contents, days: last.days, url: URL, made: noon(FIRST), renderedOn: FIRST };
  const release = await renderRelease(edition, build, { quality: "fast", last });
  const published = { build: release.build, made: release.made, pictures: new Map() };
  await site.show({ ...published, body: packRelease(release) });

  /** Whether the home page names it, as a guest who comes on a day reads it. */
  const isNamedOn = async (day: string) => {
    vi.setSystemTime(noon(day));
    await site.refresh();
    const shown = site.current();
    const page = shown.release.files.get("index.html")?.read().toString() ?? "";
    return [page.includes("40,00"), shown.release.renderedOn];
  };
  expect(await isNamedOn("2027-05-02")).toEqual([true, FIRST]);
  expect(await isNamedOn("2027-05-20")).toEqual([true, FIRST]);
  expect(await isNamedOn("2027-05-21")).toEqual([false, "2027-05-21"]);
  expect(await isNamedOn("2027-12-31")).toEqual([false, "2027-05-21"]);
  // A start on a later day shows the published release as it is true on that day.
  const later = await openSite(place);
  await later.show({ ...published, body: packRelease(release) });
  expect(later.current().release.files.get("index.html")?.read().toString()).not.toContain("40,00");
});

test.runIf(IS_FULL)("without seasons a page is the same from one day to the next", async () => {
  const { contents, days } = (await releaseOfBuild(BUILD)).release;
  const build = await openBuild(BUILD);
  const edition = { contents, days, url: URL, made: noon(FIRST) };
  const [one, other] = await Promise.all(
    [FIRST, "2027-05-02"].map((renderedOn) =>
      renderRelease({ ...edition, renderedOn }, build, { quality: "fast" }),
    ),
  );
  for (const [name, { read }] of one!.files)
    expect([name, other!.files.get(name)?.read().equals(read())]).toEqual([name, true]);
});
