import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Rules of WCAG 2.2 A and AA that axe leaves out unless asked. */
const MORE_RULES = [
  "css-orientation-lock",
  "label-content-name-mismatch",
  "p-as-heading",
  "table-fake-caption",
  "target-size",
  "td-has-header",
];

/** Nothing is worked out about elements without a fault: half of axe's time. */
const resultTypes: "violations"[] = ["violations"];

/** Too small only because the bar at the foot of the window lies on it now: a guest scrolls. */
function isUnderBar({ any }: { any: { data: unknown }[] }): boolean {
  return any.some(({ data }) => /obscured/i.test(JSON.stringify(data ?? "")));
}

/** Our pages hold no frames of other hosts: no second page is opened to join their results. */
function analyzer(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return within ? builder.include(within) : builder;
}

/** Every rule, on the page as it stands, or on a part of it. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const rules = Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }]));
  return wordsOf(await analyzer(page, within).options({ rules, resultTypes }).analyze());
}

/** A theme changes colours alone: in the second one only these are looked at. */
export async function colourViolations(page: Page, within?: string): Promise<string[]> {
  const runOnly = { type: "rule" as const, values: ["color-contrast"] };
  return wordsOf(await analyzer(page, within).options({ runOnly, resultTypes }).analyze());
}

/** Every rule on the page as it stands in the light theme, then its colours in the dark one. */
export async function expectNoViolations(
  page: Page,
  message?: string,
  within?: string,
): Promise<void> {
  const rootElement = page.locator("html");
  expect(await violations(page, within), message).toEqual([]);
  await rootElement.evaluate((html) => html.classList.add("dark"));
  expect(await colourViolations(page, within), ["dark", message].join(" ")).toEqual([]);
  await rootElement.evaluate((html) => html.classList.remove("dark"));
}

function wordsOf({ violations: found }: Awaited<ReturnType<AxeBuilder["analyze"]>>): string[] {
  return found
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUnderBar(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}
