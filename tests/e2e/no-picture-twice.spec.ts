import { masterIdOf } from "#pictures/catalogue.ts";
import { catalogue } from "#tests/support/content.ts";
import { allPages } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site.ts";

/** In pixels. Thumbnails are left out, because they repeat large pictures of the same page. */
const MAX_THUMBNAIL_WIDTH = 120;

/** The master files (pictures/masters/) of a page's pictures; all crops of a photograph have one master. */
function mastersOn(html: string): string[] {
  const page = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  return [...page.matchAll(/<img [^>]*>/g)].flatMap(([image]) => {
    const sizes = /sizes="([^"]*)"/.exec(image)?.[1] ?? "";
    const pixels = /^(\d+)px$/.exec(sizes)?.[1];
    if (pixels && Number(pixels) <= MAX_THUMBNAIL_WIDTH) return [];
    const file = /src="\/pictures\/([\w-]+)-[a-z]+\./.exec(image)?.[1];
    const picture = file && catalogue.pictures.get(file);
    if (!picture) throw new Error(`Not a picture of the catalogue: ${image}`);
    return [masterIdOf(picture)];
  });
}

test("no page shows a picture, or a piece of it, twice", async ({ request }) => {
  for (const path of allPages) {
    const masters = mastersOn(await (await request.get(path)).text());
    const twice = masters.filter((master, index) => masters.indexOf(master) !== index);
    expect.soft(twice, path).toEqual([]);
  }
});
