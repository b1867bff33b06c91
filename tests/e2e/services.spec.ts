import { articles, expect, house, open, services, test, testIf } from "#tests/support/site.ts";

test("the page shows six numbered services with picture and words", async ({ page }) => {
  await open(page, "/services");
  await expect(page).toHaveTitle(`${house.name} - ${services.title}`);
  await expect(page.getByRole("heading", { level: 1, name: services.title })).toBeVisible();
  const serviceItems = page.getByRole("list", { name: "I nostri servizi" }).getByRole("listitem");
  await expect(serviceItems).toHaveCount(6);
  for (const [index, { name, words, picture }] of services.items.entries()) {
    const serviceItem = serviceItems.nth(index);
    await expect(serviceItem).toContainText(`0${index + 1}`);
    await expect(serviceItem.getByRole("heading", { name })).toBeVisible();
    await expect(serviceItem).toContainText(words);
    await expect(serviceItem.getByRole("img", { name: picture.alt })).toBeVisible();
  }
});

test("the page ends with the link to the car rental", async ({ page }) => {
  await open(page, "/services");
  const lastLink = page.getByRole("main").getByRole("link").last();
  await expect(lastLink).toHaveText("SCOPRI FLY CAR NOLEGGIO");
  await expect(lastLink).toHaveAttribute("href", services.rental!.link);
  await expect(lastLink).toHaveAttribute("target", "_blank");
  await expect(lastLink).toHaveAttribute("rel", /noopener/);
});

for (const article of articles) {
  const testOf = testIf(article === articles[0]);
  testOf(`the story of ${article.category} is dated and names its sources`, async ({ page }) => {
    await open(page, `/territorio/${article.slug}`);
    await expect(page).toHaveTitle(`${house.name} - ${article.title}`);
    await expect(page.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
    const story = page.getByRole("article");
    const storyDate = story.locator("time").first();
    await expect(storyDate).toHaveText(article.date);
    await expect(storyDate).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(story).toContainText(article.category);
    for (const { heading, words, picture } of article.chapters) {
      await expect(story.getByRole("heading", { name: heading })).toBeVisible();
      for (const paragraph of words) await expect(story).toContainText(paragraph);
      if (!picture) continue;
      const storyImage = story.getByRole("img", { name: picture.alt });
      await expect(storyImage).toHaveAttribute("loading", "lazy");
    }
    const sources = story.getByRole("group").filter({ hasText: "Le fonti" });
    await expect(sources.getByRole("link")).toHaveCount(0);
    await sources.getByText("Le fonti").click();
    for (const { label, link } of article.sources)
      await expect(sources.getByRole("link", { name: label })).toHaveAttribute("href", link);
  });
}

test("the footer links to the privacy page, which names all stored data", async ({ page }) => {
  await open(page, "/services");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Privacy e accessibilità" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  for (const word of ["darkMode", "mediaTypes", "WhatsApp", "YouTube", "Google Maps", "WCAG 2.2"])
    await expect(page.getByRole("main")).toContainText(word);
});
