/** A new house is completed at the desk: missing things are marked "Non c’è", until no question is left. */
import { DESK_PATH } from "#app/desk/paths.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { readContents } from "#tests/support/content.ts";
import { expect, test, countTaps } from "#tests/support/desk-page.ts";

const HOUSE_VALUES: Record<string, string> = {
  "Nome della casa": "Casa Lavanda",
  "Telefono, con il prefisso (+39 …)": "+39 075 123456",
  "E-mail": "info@lavanda.it",
  "Via e numero": "Via Piana 3",
  CAP: "06024",
  Paese: "Gubbio",
  "Provincia (due lettere)": "PG",
  Titolare: "Rita Bo",
  "Chi accoglie gli ospiti, e firma le risposte": "Rita",
};

test("the family brings a new house online in at most 60 taps", async ({ page, request }) => {
  test.setTimeout(300_000); // busy machines are slow
  const { tap, taps } = countTaps();
  let characterCount = 0;
  await page.goto(DESK_PATH);
  await tap(page.getByRole("link", { name: "Continuate" }));
  const heading = page.getByRole("heading", { level: 1 });
  for (let title = await heading.innerText(); title !== "Non manca niente";) {
    if (title === "Chi siete, e dove?") {
      for (const [label, value] of Object.entries(HOUSE_VALUES)) {
        const field = page.getByLabel(label, { exact: true });
        await tap(field);
        await field.fill(value);
        characterCount += value.length;
      }
      await tap(page.getByRole("button", { name: "Salva" }));
    } else {
      const missingButton = page.getByRole("button", { name: "Non c’è" });
      const rightButton = page.getByRole("button", { name: /^(È giusto così|Tienile tutte)$/ });
      const isRoom = title.startsWith("La camera");
      await tap(!isRoom && (await missingButton.count()) > 0 ? missingButton : rightButton);
    }
    await expect(heading).not.toHaveText(title, { timeout: 30_000 });
    title = await heading.innerText();
  }
  await tap(page.getByRole("button", { name: "Pubblica" }));
  await expect(page.getByText(/^Pubblicato:/)).toBeVisible({ timeout: 60_000 });
  console.log(`  desk: from a new store to online: ${taps()} taps, ${characterCount} characters`);
  expect(taps()).toBeLessThanOrEqual(60);
  const home = async () => (await request.get("/")).text();
  await expect.poll(home).toContain("Casa Lavanda");
  const [review] = readContents().it.home.reviews.items;
  for (const removedWords of ["facebook.com", "CIN:", "da inserire", review!.quote])
    expect(await home()).not.toContain(removedWords);
  expect(await (await request.get(PATHS_IN.de.about)).text()).not.toContain("youtube");
});
