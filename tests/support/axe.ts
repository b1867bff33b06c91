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

/** Axe reports only violations in full, which halves its time. */
const resultTypes: "violations"[] = ["violations"];

/** True for a target that is too small only because the contact bar covers it at this scroll position. */
function isUnderBar({ any }: { any: { data: unknown }[] }): boolean {
  return any.some(({ data }) => /obscured/i.test(JSON.stringify(data ?? "")));
}

/** Legacy mode opens no second page for frames of other hosts, which our pages do not have. */
function analyzer(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return within ? builder.include(within) : builder;
}

export async function violations(page: Page, within?: string): Promise<string[]> {
  const rules = Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }]));
  return wordsOf(await analyzer(page, within).options({ rules, resultTypes }).analyze());
}

/** Only the rule for contrast depends on the theme. */
export async function colourViolations(page: Page, within?: string): Promise<string[]> {
  const runOnly = { type: "rule" as const, values: ["color-contrast"] };
  return wordsOf(await analyzer(page, within).options({ runOnly, resultTypes }).analyze());
}

/** Checks every rule in the light theme, and the contrast also in the dark one. */
export async function expectNoViolations(page: Page, message?: string, within?: string) {
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
