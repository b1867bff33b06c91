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

test("the words “Demo page” stand in sight at any width", async ({ page, strays }) => {
  test.setTimeout(60_000);
  for (const path of MARKED) {
    await open(page, path);
    const mark = page.getByText("Demo page", { exact: true });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(mark, `${path}, ${width} px`).toBeInViewport({ ratio: 1 });
      await mark.click({ trial: true }); // nothing lies on it
    }
  }
  strays.length = 0;
});
