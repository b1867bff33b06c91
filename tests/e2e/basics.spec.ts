import { hiddenWords } from "#tests/support/hidden-words.ts";
import { listed } from "#tests/support/pages.ts";
import { expect, home, house, messageOf, open, test } from "#tests/support/site.ts";

// As they are sent: the whole table of heads stands in search-engines.spec.ts.
test("every page answers 200 with its own title, and its pictures have sizes and words", async ({
  request,
}) => {
  for (const path of listed) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(new RegExp(`<title>${house.name} - [^<]+</title>`));
    expect(html, path).toMatch(/<html lang="it"/);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{61,}"/);
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    const isWhole = (tag: string) =>
      / alt="/.test(tag) && / width="/.test(tag) && / height="/.test(tag);
    expect(
      pictures.filter((tag) => !isWhole(tag)),
      path,
    ).toEqual([]);
  }
});

test("an unknown address answers 404 with the house's own page", async ({ page, strays }) => {
  const answer = await page.goto("/xyz/does-not-exist");
  expect(answer?.status()).toBe(404);
  const number = page.getByText("404", { exact: true });
  await expect(number).toBeVisible();
  const size = await number.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(100);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "PRENOTA ORA" })).toBeVisible();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
  strays.splice(0, strays.length, ...strays.filter((stray) => !stray.includes("404")));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows all its words and a way to ask", async ({ page }) => {
    for (const path of listed) {
      await page.goto(path);
      expect(await hiddenWords(page), path).toBe(0);
      const chat = page.getByRole("main").locator("a[href^='https://wa.me/']").first();
      expect(messageOf(await chat.getAttribute("href")), path).toMatch(/^Ciao, vorrei /);
      const phone = page.getByRole("contentinfo").getByRole("link", { name: house.phone });
      await expect(phone, path).toBeVisible();
    }
  });

  test("both slides of the hero are there", async ({ page }) => {
    await page.goto("/");
    for (const { headline } of home.hero) {
      await page.getByRole("heading", { name: headline }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: headline })).toBeInViewport();
    }
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 740 } });
    test("the menu opens", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Apri il menu" }).click();
      await expect(
        page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Contatti" }),
      ).toBeVisible();
    });
  });
});

test("nothing that is on screen waits for scrolling, and what rises takes one second", async ({
  page,
}) => {
  await open(page, "/");
  const waiting = page.locator("[data-reveal-state=waiting]");
  await expect(waiting.first()).toBeAttached();
  const tops = await waiting.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top - innerHeight),
  );
  expect(Math.min(...tops)).toBeGreaterThan(0);
  expect(await waiting.first().evaluate((one) => getComputedStyle(one).transitionDuration)).toMatch(
    /^1s/,
  );
  for (const element of await page.locator("[data-reveal]").all()) {
    await element.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(element).toHaveCSS("opacity", "1");
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing waits at all", async ({ page }) => {
    await open(page, "/");
    await expect(page.locator("[data-reveal-state]")).toHaveCount(0);
  });

  test("another theme is there at once, on every element", async ({ page }) => {
    await open(page, "/");
    const moving = await page.evaluate(() => {
      document.documentElement.classList.toggle("dark");
      return document.getAnimations().length;
    });
    expect(moving).toBe(0);
  });
});
