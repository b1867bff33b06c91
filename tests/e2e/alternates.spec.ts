/** What pages tell search engines of each other, in all languages. */
import { readContents } from "#tests/support/content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { listedIn, listedInAll } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site.ts";

const contents = readContents();

const OTHERS = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

/** What stands in an attribute of each tag that a pattern finds. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = ""]) => value);
}

test("every page names itself in all languages, and all say the same", async ({ request }) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, address]) => [language, address] as const,
    );
  const sets = new Map<string, string>();
  for (const language of LANGUAGE_CODES)
    for (const path of listedIn(language)) {
      const html = await read(path);
      const named = alternates(html);
      expect(named.map(([name]) => name)).toEqual([...LANGUAGE_CODES, "x-default"]);
      const addresses = new Map(named);
      const [canonical = ""] = all(html, /<link rel="canonical" href="([^"]+)"/g);
      expect(addresses.get(language), path).toBe(canonical);
      expect(new URL(canonical).pathname).toBe(path);
      expect(addresses.get("x-default")).toBe(addresses.get("en"));
      sets.set(canonical, JSON.stringify(named));
      expect(html).toContain(`<html lang="${language}"`);
      const locale = contents[language].phrases.locale.replace("-", "_");
      expect(all(html, /property="og:locale" content="([^"]+)"/g)).toEqual([locale]);
      expect(all(html, /property="og:locale:alternate" content="([^"]+)"/g)).toHaveLength(
        OTHERS.length,
      );
    }
  // Each names the same pages, and each of them is one of ours.
  for (const named of sets.values())
    for (const [, address] of JSON.parse(named)) expect(sets.get(address)).toBe(named);
});

test("what stands once names no other language", async ({ request }) => {
  for (const path of ["/room_details", "/room", "/home2", "/home3/about", "/xyz", "/de/xyz"])
    expect(await (await request.get(path)).text(), path).not.toMatch(/rel="alternate"|og:locale/);
});

test("every address of the contract answers", async ({ request }) => {
  const written =
    "/en /en/about /en/services /en/elegant-room /en/natural-room /en/reading-room /en/find-a-room /en/contact /en/area/italy /en/area/abruzzo /en/area/marche /en/privacy /de /de/ueber-uns /de/leistungen /de/elegant-room /de/natural-room /de/reading-room /de/zimmer-finden /de/kontakt /de/umgebung/italien /de/umgebung/abruzzen /de/umgebung/marken /de/datenschutz".split(
      " ",
    );
  for (const path of written) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of written) expect(listedInAll).toContain(path);
});
