import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { readContents } from "#tests/support/content.ts";
import { contentFilePath, WORD_SCHEMAS } from "#app/content/files.ts";
import { DEFAULT_LANGUAGE, inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { LICENCE_NOTICES_PATH } from "#app/paths/paths.ts";
import { listedIn } from "#tests/support/pages.ts";
import { expect, open, test } from "#tests/support/site.ts";

const contents = readContents();

const OTHERS = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

const QUERY = "dal=2099-08-12&al=2099-08-15&adulti=2&bambini=1&camere=1";

/** The first group of each match of a pattern, such as an attribute of each tag. */
function allMatches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = ""]) => value);
}

test("a browser's preferred language redirects nobody", async ({ request }) => {
  for (const path of ["/", "/about", "/en", "/xyz"]) {
    const readPage = async (headers: Record<string, string>) =>
      (await request.get(path, { headers, maxRedirects: 0 })).body();
    const germanPage = await readPage({ "Accept-Language": "de-AT,de;q=0.9" });
    expect(germanPage.equals(await readPage({ "Accept-Language": "" })), path).toBe(true);
  }
});

/** The long sentences of a language that no other language has. */
function sentencesOf(language: Language): string[] {
  const texts = (value: unknown): string[] => {
    if (typeof value === "string") return value.split(/\{\w+\}|"|\n/);
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  const wordsIn = (each: Language) =>
    Object.keys(WORD_SCHEMAS)
      // Left out: phrases for the family are on pages of all languages, and the server's answers on none.
      .filter((name) => !["phrases", "answers", "details"].includes(name))
      .flatMap((name) => texts(parse(readFileSync(contentFilePath(`${each}/${name}`), "utf8"))));
  const others = new Set(LANGUAGE_CODES.filter((each) => each !== language).flatMap(wordsIn));
  const offers = new Set(LANGUAGE_CODES.map((each) => contents[each].words.language.offer));
  const { privacy, newsletter, "good-to-know": asked } = contents.it;
  const questionTexts = asked.ask.questions.map(({ message }) => message);
  // The file names the offices and books that its facts come from, and these names are not translated.
  const territoryText = readFileSync(contentFilePath("territory"), "utf8");
  const toUs = [privacy.holder.toUs, newsletter.draft.toUs, ...questionTexts, territoryText];
  return wordsIn(language).filter(
    (text) =>
      text.length > 15 &&
      /\s/.test(text.trim()) &&
      !others.has(text) &&
      !offers.has(text) &&
      !toUs.some((words) => words.includes(text)),
  );
}

test("a page and all it links and loads are in one language", async ({ request }) => {
  const sentences = inEach(sentencesOf);
  for (const language of LANGUAGE_CODES) expect(sentences[language].length).toBeGreaterThan(200);
  const scripts = new Set<string>();
  const foreignWords = (text: string, language?: Language) =>
    LANGUAGE_CODES.filter((each) => each !== language).flatMap((each) =>
      sentences[each].filter((sentence) => text.includes(sentence)),
    );
  const messages = inEach<string[]>(() => []);
  for (const language of LANGUAGE_CODES)
    for (const path of listedIn(language)) {
      const html = await (await request.get(path)).text();
      const plainHtml = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
      expect(foreignWords(plainHtml, language), path).toEqual([]);
      // No link leads to an Italian-only page; the licence notices are in their own languages.
      const faults = allMatches(html, /<a href="(\/[^"]*)"(?! hrefLang)/g).filter(
        (link) => !link.startsWith(`/${language}`) && link !== LICENCE_NOTICES_PATH,
      );
      if (language !== DEFAULT_LANGUAGE) expect(faults, path).toEqual([]);
      const scriptsOfPage = allMatches(html, /"(\/assets\/[^"]+\.js)"/g);
      messages[language].push(scriptsOfPage.toSorted().join());
      for (const script of scriptsOfPage) scripts.add(script);
      // The file with the words of the page's islands is in the page's language as well.
      const [wordsPath = ""] = allMatches(html, /"(\/assets\/words-[^"]+\.json)"/g);
      const words = await (await request.get(wordsPath)).text();
      expect(foreignWords(words, language), `${path}: ${wordsPath}`).toEqual([]);
    }
  for (const language of OTHERS) expect(messages[language]).toEqual(messages.it);
  for (const script of scripts)
    expect(foreignWords(await (await request.get(script)).text()), script).toEqual([]);
});

test("an unknown address gives 404 in the address's language", async ({ request }) => {
  for (const language of OTHERS)
    for (const path of [`/${language}/xyz`, `/${language}/a/b`, `/${language}/room_details`]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(contents[language].words.errors.heading);
      expect(html).not.toMatch(/<a href="\/"(?! hrefLang)/);
    }
});

test.describe("in German on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, locale: "de-DE" });

  test("nothing is wider than the window", async ({ page }) => {
    test.setTimeout(60_000);
    for (const path of [...listedIn("de"), "/de/xyz"]) {
      await page.goto(path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, path).toBe(0);
    }
  });

  test.afterEach(({ faults }) => {
    faults.splice(0, faults.length, ...faults.filter((stray) => !stray.includes("404")));
  });
});

/** The sum of a page's layout shifts so far, without a unit (web.dev/articles/cls). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

test.describe("with a browser that prefers German", () => {
  test.use({ locale: "de-AT" });

  test("a page offers its German version in German, and moves nothing", async ({ page }) => {
    const { name, offer } = contents.de.words.language;
    await open(page, `/about?${QUERY}`);
    const offerLink = page.getByRole("navigation", { name }).getByRole("link", { name: offer });
    await expect(offerLink).toBeVisible();
    await expect(offerLink).toHaveAttribute("hreflang", "de");
    expect(await layoutShift(page)).toBe(0);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    await offerLink.click();
    await expect(page).toHaveURL(`/de/ueber-uns?${QUERY}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("link", { name: offer })).toHaveCount(0);
  });
});

test("a guest whose language is shown, or is none of ours, gets no offer", async ({
  page,
  browser,
  baseURL,
}) => {
  const offers = LANGUAGE_CODES.map((language) => contents[language].words.language.offer);
  await open(page, "/");
  for (const offer of offers) await expect(page.getByRole("link", { name: offer })).toHaveCount(0);
  const frenchPage = await browser.newPage({ locale: "fr-FR" });
  await open(frenchPage, `${baseURL}/`);
  for (const offer of offers)
    await expect(frenchPage.getByRole("link", { name: offer })).toHaveCount(0);
  await frenchPage.close();
});

test("the language menu leads to the same page with the last choice", async ({ page }) => {
  await open(page, `/elegant_room?${QUERY}&via=x`);
  const counter = page.getByRole("button", { name: "Aggiungi adulto" });
  await counter.click();
  // With another adult the party of four needs two rooms.
  const changedQuery = QUERY.replace("adulti=2", "adulti=3").replace("camere=1", "camere=2");
  await page.getByRole("banner").getByRole("button", { name: /^IT/ }).click();
  const englishLink = page.getByRole("banner").getByRole("link", { name: "English" });
  await expect(englishLink).toHaveAttribute("href", `/en/elegant-room?via=x&${changedQuery}`);
  await page.getByRole("banner").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(`/de/elegant-room?via=x&${changedQuery}`);
  // The choice is in the language links of a page without a form, too.
  await open(page, `/?${QUERY}`);
  await page.getByRole("banner").getByRole("link", { name: "Chi siamo" }).click();
  await expect(page).toHaveURL(`/about?${QUERY}`);
  await page.getByRole("banner").getByRole("button", { name: /^IT/ }).click();
  const germanLink = page.getByRole("banner").getByRole("link", { name: "Deutsch" });
  await expect(germanLink).toHaveAttribute("href", `/de/ueber-uns?${QUERY}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the links to other languages keep the dates in the address", async ({ page }) => {
    await page.goto(`/de/elegant-room?${QUERY}`);
    const italianLink = page.getByRole("contentinfo").getByRole("link", { name: "Italiano" });
    await expect(italianLink).toHaveAttribute("href", `/elegant_room?${QUERY}`);
    await expect(italianLink).toHaveAttribute("lang", "it");
  });
});
