import type { APIRequestContext } from "@playwright/test";
import { DEMO_MOUNTS } from "#app/demonstration/mounts.ts";
import { GUESTHOUSE_MOUNT, mountAt } from "#app/paths/mounts.ts";
import {
  SCREEN_NAMES,
  type ScreenName,
  SCREEN_SEGMENTS,
  templatePaths,
} from "#app/demonstration/paths.ts";
import { HOME_NAMES } from "#app/demonstration/words.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { italianPaths } from "#tests/support/pages.ts";
import { waitForHydration, expect, house, open, test } from "#tests/support/site.ts";
import { demoContent, template } from "./template.ts";

const TITLES: Record<ScreenName, string> = {
  about: template.about.title,
  room: template.rooms.title,
  findRoom: template.findRoom.title,
  roomDetails: template.details.title,
  services: template.services.title,
  serviceDetails: template.restaurant.title,
  team: template.team.title,
  pricing: template.pricing.title,
  blog: template.blog.title,
  blogDetails: template.post.title,
  contact: template.contact.title,
};

function titleOf(path: string): string {
  const { prefix, look } = mountAt(path);
  const screen = SCREEN_NAMES.find((name) => path === `${prefix}/${SCREEN_SEGMENTS[name]}`);
  if (!screen) return `${house.name} - ${HOME_NAMES[look]}`;
  return `${house.name} - ${TITLES[screen]}${prefix && `, ${HOME_NAMES[look]}`}`;
}

function plainText(html: string): string {
  return html.replaceAll("&amp;", "&");
}

/** For each look a text that only its top bar contains. */
const TEXT_IN_BAR: Record<string, string> = {
  guesthouse: "PRENOTA ORA",
  resort: `brand-name">${demoContent("template/resort").brand.name}<`,
  hostel: `brand-name">${demoContent("template/hostel").brand.name}<`,
  "city-hotel": `brand-name">${demoContent("template/city-hotel").brand.name}<`,
  apartment: `brand-name">${demoContent("template/apartment").brand.name}<`,
};

async function requestPage(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const textAt = (pattern: RegExp) => plainText(pattern.exec(html)?.[1] ?? "");
  return {
    status: response.status(),
    html,
    title: textAt(/<title>([^<]*)<\/title>/),
    lang: textAt(/<html lang="([^"]*)"/),
    look: textAt(/<html[^>]* data-design="([^"]*)"/),
    robots: textAt(/<meta name="robots" content="([^"]*)"/),
  };
}

/** The paths of docs/specification.md, section 2, which guests may have saved. */
const MAIN_PATHS =
  "/ /about /room /cerca_stanza /find_room /room_details /room_details/7 /elegant_room /natural_room /reading_room /services /service_details /our_team /pricing /blog /blog_details /contatti".split(
    " ",
  );
const INNER_PATHS =
  "/about /room /find_room /room_details /services /service_details /our_team /pricing /blog /blog_details /contact".split(
    " ",
  );
const VARIANTS = ["/home2", "/home3", "/home4", "/home5"];

test("every address of the specification answers with a title of its own", async ({ request }) => {
  const innerPaths = VARIANTS.flatMap((home) => ["", ...INNER_PATHS].map((path) => home + path));
  const titles = new Map<string, string>();
  for (const path of [...MAIN_PATHS, ...innerPaths]) {
    const { status, title } = await requestPage(request, path);
    expect({ path, status }).toEqual({ path, status: 200 });
    // The id of a room does not change the page.
    if (!path.endsWith("/7")) titles.set(title, path);
  }
  expect(titles.size).toBe(MAIN_PATHS.length - 1 + innerPaths.length);
});

for (const { prefix, look } of [GUESTHOUSE_MOUNT, ...DEMO_MOUNTS]) {
  // The pages are requested without a browser, many in one test, because other tests open them.
  test(`template pages of ${prefix || "/"} have their own title and look`, async ({ request }) => {
    const paths = templatePaths.filter((path) => mountAt(path).look === look);
    expect(paths).toHaveLength(prefix ? 12 : 7);
    for (const path of prefix === "/home4" ? [...paths, "/home4/room_details/7"] : paths) {
      const { html, ...page } = await requestPage(request, path);
      expect({ path, ...page }).toEqual({
        path,
        status: 200,
        title: titleOf(path.replace(/\/7$/, "")),
        look,
        lang: "en",
        robots: "noindex",
      });
      expect(html, path).toContain(TEXT_IN_BAR[look]);
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(html.match(/Demo page</g), path).toHaveLength(1);
      expect(html).not.toContain("application/ld+json");
    }
    if (!prefix) return;
    const { html } = await requestPage(request, prefix);
    const links = new Set([...html.matchAll(/<a [^>]*href="([^"#?]*)/g)].map(([, href]) => href));
    expect(paths.filter((path) => !links.has(path))).toEqual([]);
  });
}

test("an unknown address of a design gives its own 404 page", async ({ page, request, faults }) => {
  for (const { prefix, look } of DEMO_MOUNTS)
    for (const path of [
      ...["nowhere", "room/7", "blog/a/b", "room_details/7/8"].map((step) => `${prefix}/${step}`),
      // Only the city hotel's address of a room has an id.
      ...(prefix === "/home4" ? [] : [`${prefix}/room_details/7`]),
    ]) {
      const response = await requestPage(request, path);
      expect(response, path).toMatchObject({ status: 404, look, lang: "en", robots: "noindex" });
      expect(response.html).toContain(TEXT_IN_BAR[look]);
      expect(response.html).toContain("404");
      expect(response.html).toContain("Page Not Found");
      expect(response.html).toMatch(/<a [^>]*href="\/"[^>]*>Go Home<\/a>/);
    }
  for (const { prefix, look } of IS_FULL ? DEMO_MOUNTS : DEMO_MOUNTS.slice(0, 1)) {
    await page.goto(`${prefix}/nowhere`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-design", look);
  }
  expect(faults.filter((stray) => !stray.includes("404"))).toEqual([]);
  faults.length = 0;
});

test("the language follows each page, also when going back", async ({ page }) => {
  await open(page, "/room");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page.getByRole("banner")).toHaveAttribute("lang", "it");
  await expect(page.getByRole("contentinfo")).toHaveAttribute("lang", "it");
  await page.getByRole("banner").getByRole("link", { name: "Chi siamo" }).click();
  await expect(page).toHaveURL("/about");
  await expect(html).toHaveAttribute("lang", "it");
  await page.goBack();
  await expect(html).toHaveAttribute("lang", "en");
});

test("the guesthouse's pages load no words or scripts of the template", async ({ page }) => {
  const words = [template.rooms.rooms[0]!.title, template.pricing.faq.heading, template.post.lead];
  // Texts in the scripts of islands that only the template has.
  const codes = ["/menu.json", "Check Out"];
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  for (const path of ["/", "/elegant_room"]) {
    const html = await (await page.request.get(path)).text();
    for (const word of words) expect(html.includes(word), `${word} on ${path}`).toBe(false);
    await open(page, path);
    const code = (await Promise.all(scripts.splice(0))).join();
    for (const word of codes) expect(code.includes(word), `${word} on ${path}`).toBe(false);
  }
});

test("no page of the guesthouse links to a template page", async ({ request }) => {
  for (const path of [...italianPaths, "/room_details", "/404"]) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<a [^>]*href="([^"#?]*)/g)].map(([, href]) => href!);
    expect(links.filter((href) => templatePaths.includes(href))).toEqual([]);
  }
});
