import { expect, test } from "vitest";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { inEach } from "#app/domain/languages.ts";
import * as entry from "#app/render/entry.ts";
import { readContents } from "#tests/support/content.ts";
import { createApp, plainFileAt } from "./app.ts";
import { createSitePages } from "./serving/site-pages.ts";
import type { ChangeDays } from "./site/release.ts";

/** The app of a site, and the paths of the pages that it renders. */
async function siteApp() {
  const rendered: string[] = [];
  const pages = await createSitePages({
    release: {
      contents: readContents(),
      days: inEach(() => ({})) as ChangeDays,
      made: Date.now(),
    },
    build: {
      ...entry,
      renderPage: (request) => {
        rendered.push(request.path);
        return entry.renderPage(request);
      },
      assets: { loader: "/assets/loader.js" },
    },
    url: "https://casa.example",
  });
  const assets = new Map();
  const fileAt = (address: string) => plainFileAt({ pages, assets }, address);
  return { app: createApp({ pages, assets }), fileAt, rendered };
}

test("whatever id stands in an address, one page is rendered and kept", async () => {
  const { app, fileAt, rendered } = await siteApp();
  for (const path of ["/Room_Details/7", "/Room_Details/8", "/room_details/9)"])
    await app.request(path);
  expect((await app.request("/Room_Details/7")).headers.get("Location")).toBe("/room_details/7");
  expect(rendered.filter((path) => path.startsWith("/room_details"))).toEqual(["/room_details"]);
  expect(fileAt("/room_details/7")).toBeUndefined();
});

test.each(["/404", "/404/", "/en/404", "/home2/404"])(
  "%s is unknown, also once its page is kept",
  async (path) => {
    const { app, fileAt } = await siteApp();
    for (let turn = 0; turn < 2; turn++) expect((await app.request(path)).status).toBe(404);
    expect(fileAt(path)).toBeUndefined();
  },
);

test("no kept file says which nights are free: that is asked for each time", async () => {
  const { fileAt } = await siteApp();
  expect(fileAt("/sitemap.xml")).toBeDefined();
  expect(fileAt(AVAILABILITY_PATH)).toBeUndefined();
});
