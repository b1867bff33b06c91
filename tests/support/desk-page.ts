/** The family's desk in a browser: one server for a worker's tests, and a phone that is signed in. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Database } from "#server/store/database.ts";
import { openStore } from "#server/store/open.ts";
import { addSessionCookie } from "./desk-session.ts";
import { spawnSite } from "./own-server.ts";

export { expect };

export type DeskServer = { url: string; database: Database };

const PHONE_WINDOW = { width: 390, height: 844 };

/** The browser prints this message for a refused form or a missing page, which tests cause on purpose. */
const REFUSED_PAGE = /Failed to load resource: .* status of 4(03|04|22)/;

type Fixtures = {
  faults: string[];
  isSignedIn: boolean;
};

/** A test of the desk, which fails on an error, a request to another site or a violation of the policy. */
export const test = base.extend<Fixtures, { desk: DeskServer }>({
  desk: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `desk-${browserName}-`));
      const { server, ended, address } = spawnSite({ DATA_DIR: folder, TRUSTED_PROXY: "loopback" });
      const url = await address();
      const database = await openStore({ dataDir: folder });
      await use({ url, database });
      await database.close();
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ desk }, use) => use(desk.url),
  viewport: PHONE_WINDOW,
  isMobile: true,
  hasTouch: true,
  isSignedIn: [true, { option: true }],
  faults: [
    async ({ page, context, desk, isSignedIn }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !REFUSED_PAGE.test(message.text()))
          faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      page.on("request", (request) => {
        if (!request.url().startsWith(`${desk.url}/`)) faults.push(`request: ${request.url()}`);
      });
      if (isSignedIn) await addSessionCookie(context, desk.database);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps++;
      await target.tap();
    },
    taps: () => taps,
  };
}

export function deskLink(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Banco" }).getByRole("link", { name });
}
