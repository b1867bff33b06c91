/** The base of all browser tests, which fail on an error or on a request to another site. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { readContent } from "#tests/support/content.ts";
import { AVAILABILITY_PATH, FORM_PATHS } from "#app/paths/paths.ts";
import { IS_FULL } from "./full.ts";

export { expect };

export const house = readContent("house");
export const goodToKnow = readContent("good-to-know");
export const home = readContent("home");
export const rooms = readContent("rooms").rooms;
export const contact = readContent("contact");
export const answers = readContent("answers");
export const newsletter = readContent("newsletter");
export const search = readContent("search");
export const detailsWords = readContent("details");
export const about = readContent("about");
export const services = readContent("services");
export const articles = readContent("territory").articles;

export const phoneDigits = house.phone.replaceAll(/\D/g, "");

/** The selector of chat links about a stay; a chat link with a question has a fixed message. */
export const ENQUIRY_CHATS = 'a[href^="https://wa.me/"]:not([data-question])';

/** Waits until the islands in view are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** The message of a chat link; fails unless it is a chat link to the family. */
export function messageOf(href: string | null): string {
  const chatAddress = `https://wa.me/${phoneDigits}?text=`;
  expect(href?.startsWith(chatAddress), `a chat link to the family, not ${href}`).toBe(true);
  return decodeURIComponent((href ?? "").slice(chatAddress.length));
}

export const expectHref = (link: Locator, href: string | RegExp): Promise<void> =>
  expect(link).toHaveAttribute("href", href);

/** Waits until a slide is at the start of its carousel's viewport. */
export async function expectFirst(slide: Locator): Promise<void> {
  const slideDistance = () =>
    slide.evaluate((element) => {
      const viewportBox = element.closest(".carousel-viewport")!.getBoundingClientRect();
      const gap = parseFloat(getComputedStyle(element).paddingInlineStart);
      return Math.abs(Math.round(element.getBoundingClientRect().left + gap - viewportBox.left));
    });
  await expect.poll(slideDistance, { intervals: [100] }).toBeLessThanOrEqual(2);
}

/** The clock starts at `instant` and runs on. */
export async function setClock(page: Page, instant: string): Promise<void> {
  await page.clock.install({ time: new Date(instant) });
}

/** A random address from the range for documentation, so that tests do not share the limits of one network. */
function randomNetwork(): string {
  const addressGroup = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${addressGroup()}:${addressGroup()}::1`;
}

/** True for what scripts request at their start; none of these URLs contains what the guest has chosen. */
function isAllowedRequest({ pathname, search }: URL): boolean {
  if (/^\/assets\/words-[\w-]+\.json$/.test(pathname)) return search === "";
  return (
    pathname === AVAILABILITY_PATH || pathname === "/menu.json" || pathname === FORM_PATHS.token
  );
}

type Fixtures = { faults: string[]; mayPost: boolean };

export const test = base.extend<Fixtures>({
  /** Whether the test may post forms; otherwise a request other than GET is a fault of the page. */
  mayPost: [false, { option: true }],
  /** Console errors, script errors and forbidden requests; a test that causes some on purpose has to empty the list. */
  faults: [
    async ({ page, baseURL, context, mayPost }, use) => {
      const faults: string[] = [];
      if (mayPost) await context.setExtraHTTPHeaders({ "X-Forwarded-For": randomNetwork() });
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? "") && !url.startsWith("data:"))
          faults.push(`request: ${url}`);
        if (mayPost) return;
        const isScriptRequest = ["fetch", "xhr"].includes(request.resourceType());
        if (isScriptRequest && !isAllowedRequest(new URL(url)))
          faults.push(`request by script: ${url}`);
        if (request.method() !== "GET") faults.push(`request: ${request.method()} ${url}`);
      });
      await use(faults);
      expect(faults).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
    { auto: true },
  ],
});

type DeclareTest = (title: string, body: Parameters<typeof test>[2]) => void;

/** `test` for a representative case or in the full run; otherwise `test.skip`. */
export function testIf(isRepresentative: boolean): DeclareTest {
  return isRepresentative || IS_FULL ? test : test.skip;
}

export const testInFull = testIf(false);
