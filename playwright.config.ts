import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/browser.ts";

/** Another one lets two test runs stand side by side. */
const PORT = Number(process.env["TEST_PORT"] ?? 4173);

export default defineConfig({
  testDir: "tests",
  testMatch: /\.spec\.ts$/,
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    launchOptions: { executablePath: findBrowser(() => {}), args: BROWSER_ARGUMENTS },
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node scripts/start.ts",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/healthz`,
    timeout: 600_000,
    reuseExistingServer: false,
  },
});
