import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { DEMO_MOUNTS } from "#demonstration/mounts.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/browser.ts";

/** What guests of the tests write is thrown away with them. */
const DATA_DIR = mkdtempSync(join(tmpdir(), "guesthouse-test-"));

/** Another one lets two test runs stand side by side. */
const PORT = Number(process.env["TEST_PORT"] ?? 4173);

export default defineConfig({
  testDir: "tests",
  testMatch: /\.spec\.ts$/,
  testIgnore: DEMO_MOUNTS.length > 0 ? [] : "demonstration/**",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // A busy machine may take several seconds to cut a picture or to hydrate a page.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
    // Recording every test takes a quarter of the time; to look at one: npm run browser -- <file> --trace on
    trace: "off",
  },
  webServer: {
    command: "node scripts/start.ts",
    // Each test that writes comes from a network of its own, or it would meet the limits of the others.
    // The pages are built for this address.
    env: {
      PORT: String(PORT),
      SITE_URL: "http://localhost:3000",
      DATA_DIR,
      TRUSTED_PROXY: "loopback",
    },
    url: `http://localhost:${PORT}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
  },
});
