import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { ANNA, contactForm, fillForm } from "#tests/support/contact-form.ts";
import { spawnSite } from "#tests/support/own-server.ts";
import { startPlainHost } from "#tests/support/plain-host.ts";
import { expect, expectHref, open, test } from "#tests/support/site.ts";

test.use({ mayPost: true });

test("on a plain host chat links work, and a message comes back", async ({ page, faults }) => {
  const host = await startPlainHost();
  const nightsResponse = page.waitForResponse(host.url + AVAILABILITY_PATH);
  await open(page, `${host.url}/elegant_room`);
  const panel = page.getByRole("form", { name: "Prenota" });
  await expectHref(panel.getByRole("link", { name: "Prenota camera" }), /Elegant%20Room/);
  // The page has no availability there, and reports no error about it.
  await (await nightsResponse).finished();
  await panel.getByLabel("Check-in").focus();
  await expect(page.getByRole("button", { name: "Notti libere" })).toHaveCount(0);
  await page.getByRole("link", { name: "Guarda dettagli: Reading Room" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reading Room" })).toBeVisible();
  await open(page, `${host.url}/contatti`);
  await fillForm(page);
  await contactForm(page).send.click();
  await expect(contactForm(page).ready).toContainText(ANNA.message.split("\n")[0] ?? "");
  await expect(contactForm(page).thanks).toHaveCount(0);
  await expect(contactForm(page).message).toHaveValue(ANNA.message);
  host.close();
  // The browser reports requests to the host, which has another port, and 404 for paths that only our server has.
  expect(faults.filter((stray) => !/404/.test(stray) && !stray.includes(host.url))).toEqual([]);
  faults.length = 0;
});

test("npm start prints its address and stops cleanly on SIGTERM", async ({ request }) => {
  test.setTimeout(90_000); // busy machines are slow
  const DATA_DIR = mkdtempSync(join(tmpdir(), "hosting-"));
  const { server, ended, address } = spawnSite({ DATA_DIR });
  const health = await request.get(`${await address()}/healthz`);
  expect(await health.json()).toMatchObject({ status: "ok", store: "ok", release: 0 });
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});
