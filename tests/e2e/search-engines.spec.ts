import { readContents } from "#tests/support/content.ts";
import { LANGUAGE_CODES } from "#app/domain/languages.ts";
import { languageAt } from "#app/paths/page-paths.ts";
import { listedInAll } from "#tests/support/pages.ts";
import { expect, house, open, test } from "#tests/support/site.ts";

const contents = readContents();

function allMatches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = ""]) => value);
}

const HEAD_PATTERNS = {
  title: /<title>([^<]+)<\/title>/g,
  description: /<meta name="description" content="([^"]{61,})"/g,
  canonical: /<link rel="canonical" href="([^"]+)"/g,
  "og:title": /<meta property="og:title" content="([^"]+)"/g,
  "og:url": /<meta property="og:url" content="([^"]+)"/g,
  "og:image": /<meta property="og:image" content="([^"]+)"/g,
  "og:locale": /<meta property="og:locale" content="([^"]+)"/g,
  card: /<meta name="twitter:card" content="([^"]+)"/g,
  // Forbids browsers to turn numbers that look like telephone numbers into links.
  numbers: /<meta name="format-detection" content="(telephone=no)"/g,
};

/** The published paths in English and German, which must not change. */
const PUBLISHED_PATHS =
  "/en /en/about /en/services /en/elegant-room /en/natural-room /en/reading-room /en/find-a-room /en/contact /en/area/italy /en/area/abruzzo /en/area/marche /en/privacy /de /de/ueber-uns /de/leistungen /de/elegant-room /de/natural-room /de/reading-room /de/zimmer-finden /de/kontakt /de/umgebung/italien /de/umgebung/abruzzen /de/umgebung/marken /de/datenschutz".split(
    " ",
  );

test("every page has its own head, its languages and sized pictures", async ({ request }) => {
  const pathsByText = new Map<string, string[]>();
  const alternatesByUrl = new Map<string, string>();
  for (const path of listedInAll) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const language = languageAt(path);
    for (const [what, pattern] of Object.entries(HEAD_PATTERNS)) {
      const matches = allMatches(html, pattern);
      expect(matches, `${path}: ${what}`).toHaveLength(1);
      // The language is added to a title, because a room has the same name in every language.
      const uniqueText = /title/.test(what) ? `${language} ${matches[0]}` : matches[0]!;
      pathsByText.set(what, [...(pathsByText.get(what) ?? []), uniqueText]);
    }
    expect(html).toContain(`<title>${house.name} - `);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).not.toContain(' style="');
    const hasSizes = (tag: string) =>
      [" alt=", " width=", " height="].every((one) => tag.includes(one));
    const imageTags = html.match(/<img\b[^>]*>/g) ?? [];
    expect(imageTags.every(hasSizes), path).toBe(true);

    const alternates = [
      ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g),
    ].map(([, name = "", address = ""]) => [name, address] as const);
    expect(alternates.map(([name]) => name)).toEqual([...LANGUAGE_CODES, "x-default"]);
    const addresses = new Map(alternates);
    const [canonical = ""] = allMatches(html, HEAD_PATTERNS.canonical);
    expect(addresses.get(language), path).toBe(canonical);
    expect(new URL(canonical).pathname).toBe(path);
    expect(addresses.get("x-default")).toBe(addresses.get("en"));
    alternatesByUrl.set(canonical, JSON.stringify(alternates));
    const locale = contents[language].phrases.locale.replace("-", "_");
    expect(allMatches(html, HEAD_PATTERNS["og:locale"])).toEqual([locale]);
    const otherLocales = allMatches(html, /property="og:locale:alternate" content="([^"]+)"/g);
    expect(otherLocales).toHaveLength(LANGUAGE_CODES.length - 1);
  }
  for (const what of ["title", "description", "canonical", "og:title"])
    expect(new Set(pathsByText.get(what)).size, what).toBe(listedInAll.length);
  // The translations of a page all name the same alternates, and each alternate is a page of the site.
  for (const pageAlternates of alternatesByUrl.values())
    for (const [, address] of JSON.parse(pageAlternates))
      expect(alternatesByUrl.get(address)).toBe(pageAlternates);
  expect(listedInAll).toEqual(expect.arrayContaining(PUBLISHED_PATHS));
});

test("pages of one language name no other; a final slash is the same page", async ({ request }) => {
  const readPage = async (path: string) => (await request.get(path)).text();
  for (const path of ["/room_details", "/room", "/home2", "/home3/about", "/xyz", "/de/xyz"])
    expect(await readPage(path), path).not.toMatch(/rel="alternate"|og:locale/);
  expect(await readPage("/natural_room/")).toMatch(/rel="canonical" href="[^"]*\/natural_room"/);
});

test("the sitemap lists every listed page once, and no other", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
  expect(paths.toSorted()).toEqual(listedInAll.toSorted());
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test("icons, social card and manifest exist in their right sizes", async ({ page, request }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
    ["/social-card.jpg", "image/jpeg"],
    ["/site.webmanifest", "application/manifest+json"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toBe(type);
  }

  await open(page, "/");
  const { icons } = await (await request.get("/site.webmanifest")).json();
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of [
    ...icons,
    { src: "/social-card.jpg", sizes: "1200x630" },
    { src: "/favicon.ico", sizes: "32x32" },
    { src: "/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
