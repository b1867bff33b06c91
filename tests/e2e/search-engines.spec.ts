import { readContent } from "#tests/support/content.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { nightPrice } from "#app/domain/night-prices.ts";
import { pricesOf } from "#app/domain/prices.ts";
import { languageAt } from "#app/paths/template-paths.ts";
import { listedInAll } from "#tests/support/pages.ts";
import { expect, house, open, rooms, test } from "#tests/support/site.ts";

test("every page has one description, one canonical address and one card, all its own", async ({
  request,
}) => {
  const seen = new Map<string, string[]>();
  for (const path of listedInAll) {
    const html = await (await request.get(path)).text();
    for (const [what, pattern] of [
      ["title", /<title>([^<]+)<\/title>/g],
      ["description", /<meta name="description" content="([^"]+)"/g],
      ["canonical", /<link rel="canonical" href="([^"]+)"/g],
      ["og:title", /<meta property="og:title" content="([^"]+)"/g],
      ["og:url", /<meta property="og:url" content="([^"]+)"/g],
      ["og:image", /<meta property="og:image" content="([^"]+)"/g],
      ["card", /<meta name="twitter:card" content="([^"]+)"/g],
    ] as const) {
      const found = [...html.matchAll(pattern)].map(([, value]) => value);
      expect(found, `${path}: ${what}`).toHaveLength(1);
      // A room has the same name in every language.
      const own = /title/.test(what) ? `${languageAt(path)} ${found[0]}` : found[0]!;
      seen.set(what, [...(seen.get(what) ?? []), own]);
    }
    expect(html).not.toContain(' style="');
  }
  for (const what of ["title", "description", "canonical", "og:title"])
    expect(new Set(seen.get(what)).size, what).toBe(listedInAll.length);
});

test("the sitemap holds every listed page once, with a day, and nothing else", async ({
  request,
}) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const entries = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(entries.map(([, loc]) => new URL(loc!).pathname).toSorted()).toEqual(
    listedInAll.toSorted(),
  );
  const today = new Date().toISOString().slice(0, 10);
  for (const [, , day] of entries) expect(day! <= today).toBe(true);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test("the home page tells machines the house, its rooms and their prices", async ({ page }) => {
  await open(page, "/");
  const text = await page.locator("script[type='application/ld+json']").textContent();
  const graph = JSON.parse(text ?? "")["@graph"];
  expect(graph[0]).toMatchObject({ "@type": "BedAndBreakfast", name: house.name });
  expect(graph.slice(1, -1).map(({ name }: { name: string }) => name)).toEqual(
    rooms.map(({ name }) => name),
  );
  for (const [index, { slug }] of rooms.entries()) {
    const tonight = nightPrice(houseDayAt(Date.now()), pricesOf(slug, readContent("prices")));
    const [offer] = [graph[index + 1].offers].flat();
    expect(offer).toMatchObject({
      price: (tonight.cents / 100).toFixed(2),
      priceCurrency: "EUR",
    });
  }
});

for (const [path, type] of [
  ["/favicon.ico", "image/x-icon"],
  ["/favicon.svg", "image/svg+xml"],
  ["/apple-touch-icon.png", "image/png"],
  ["/social-card.jpg", "image/jpeg"],
  ["/site.webmanifest", "application/manifest+json"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
] as const)
  test(`${path} is there, as ${type}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe(type);
  });

test("icons and card are there in their size", async ({ page, request }) => {
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

test("security.txt is valid for less than a year and a day", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toContain(`Contact: mailto:${house.email}`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "").getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 367 * 86_400_000);
});

test("llms.txt names every listed page and stays out of searches", async ({ request }) => {
  const answer = await request.get("/llms.txt");
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  const text = await answer.text();
  for (const path of listedInAll) expect(text).toContain(`${path})`);
});
