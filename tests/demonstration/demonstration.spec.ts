/** Demonstration pages are marked as such, and have no contact details of the family. */
import { DEMO_MOUNTS } from "#app/demonstration/mounts.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { notFoundPath } from "#app/paths/paths.ts";
import { SCREEN_SEGMENTS, screenPath, templatePaths } from "#app/demonstration/paths.ts";
import { phoneDigits, expect, house, open, test } from "#tests/support/site.ts";

const FAMILY_DETAILS = [house.phone, house.email, house.address.street, phoneDigits];
const CONTACT_LINKS = /(?:tel:|mailto:|wa\.me|maps\.(?:google|apple)|google\.com\/maps)/;

/** The whole page of a design, or the main element of a template page in the guesthouse's frame. */
function templatePart(html: string, path: string): string {
  const bodyHtml = html.slice(html.indexOf("<body"), html.lastIndexOf("</footer>"));
  if (mountAt(path).prefix) return bodyHtml;
  return /<main[\s\S]*<\/main>/.exec(bodyHtml)![0];
}

test("no template page has the family's contacts or a contact link", async ({ request }) => {
  for (const path of [...templatePaths, ...DEMO_MOUNTS.map(notFoundPath)]) {
    const html = templatePart(await (await request.get(path)).text(), path);
    for (const words of FAMILY_DETAILS)
      expect(html.includes(words), `${words} on ${path}`).toBe(false);
    expect(html.match(CONTACT_LINKS), path).toBeNull();
  }
});

const MARKED_PATHS = [
  ...DEMO_MOUNTS.map((mount) => screenPath(mount, "home")),
  notFoundPath(DEMO_MOUNTS[0]!),
  `/${SCREEN_SEGMENTS.room}`,
  `/home2/${SCREEN_SEGMENTS.blogDetails}`,
];

test("the words “Demo page” are in view at any width", async ({ page, faults }) => {
  test.setTimeout(60_000);
  for (const path of MARKED_PATHS) {
    await open(page, path);
    const demoMark = page.getByText("Demo page", { exact: true });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(demoMark, `${path}, ${width} px`).toBeInViewport({ ratio: 1 });
      await demoMark.click({ trial: true }); // fails where something covers the mark
    }
  }
  faults.length = 0;
});
