/** Nobody takes a demonstration page for a hotel, or reaches the family by one. */
import { mountAt, DEMONSTRATIONS } from "#app/paths/mounts.ts";
import { notFoundPath } from "#app/paths/paths.ts";
import { SCREEN_STEPS, screenPath, templatePaths } from "#app/paths/template-paths.ts";
import { digits, expect, house, open, test } from "#tests/support/site.ts";

const REAL = [house.phone, house.email, house.address.street, digits];
const WAYS = /(?:tel:|mailto:|wa\.me|maps\.(?:google|apple)|google\.com\/maps)/;

/** What a template page says of its own: all of it, or what stands between the guesthouse's bar and foot. */
function ownPart(html: string, path: string): string {
  const body = html.slice(html.indexOf("<body"), html.lastIndexOf("</footer>"));
  if (mountAt(path).prefix) return body;
  return /<main[\s\S]*<\/main>/.exec(body)![0];
}

test("no template page has a way to the family, or one that leads on", async ({ request }) => {
  for (const path of [...templatePaths, ...DEMONSTRATIONS.map(notFoundPath)]) {
    const own = ownPart(await (await request.get(path)).text(), path);
    for (const words of REAL) expect(own.includes(words), `${words} on ${path}`).toBe(false);
    expect(own.match(WAYS), path).toBeNull();
  }
});

const MARKED = [
  ...DEMONSTRATIONS.map((mount) => screenPath(mount, "home")),
  notFoundPath(DEMONSTRATIONS[0]!),
  `/${SCREEN_STEPS.room}`,
  `/home2/${SCREEN_STEPS.blogDetails}`,
];

test("the words “Demo page” cover nothing and nothing covers them", async ({ page, strays }) => {
  test.setTimeout(60_000);
  for (const path of MARKED) {
    await open(page, path);
    const mark = page.getByText("Demo page", { exact: true });
    // Other words of the page that share a pixel with it, before and after the page is scrolled.
    const under = () =>
      mark.evaluate((element) => {
        const mine = element.getBoundingClientRect();
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          if (!node.nodeValue?.trim() || element.contains(node)) continue;
          if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
            const isBeside = left >= mine.right || right <= mine.left;
            const isAbove = top >= mine.bottom || bottom <= mine.top;
            if (width > 1 && height > 1 && !isBeside && !isAbove) found.push(node.nodeValue);
          }
        }
        return found;
      });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(mark, `${path}, ${width} px`).toBeInViewport({ ratio: 1 });
      expect(await under(), `${path}, ${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(mark, `${path}, ${width} px`).not.toBeInViewport();
    }
  }
  strays.length = 0;
});
