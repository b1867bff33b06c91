/**
 * The budget of a page's scripts until hydration, in kilobytes (1 000 bytes, brotli), without the page's
 * own data, which grows with the family's words. A heavier build fails.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { mountAt } from "#app/paths/mounts.ts";
import { isTemplateAt } from "#app/paths/template-paths.ts";
import { START_MODULE_PREFIX } from "#server/site/release.ts";

type Budget = { kind: string; of: (path: string) => boolean; most: number };

const isHome = (path: string) => path === (mountAt(path).prefix || "/");
const isDesign = (path: string) => mountAt(path).look !== "guesthouse";

/** A page has the first budget that matches. */
const BUDGETS: Budget[] = [
  { kind: "a design's home page", of: (path) => isDesign(path) && isHome(path), most: 131 },
  { kind: "a page of a design", of: isDesign, most: 137 },
  { kind: "an English page among ours", of: isTemplateAt, most: 140 },
  { kind: "a home page", of: isHome, most: 134 },
  { kind: "a page of the guesthouse", of: () => true, most: 136 },
];

/** The list of scripts in a page's deferred start. */
const START_LIST = /\["\/assets\/[^\]]*\]/;

/** The pages over their budget, as sentences. `client` is the built folder, compressed. */
export function overBudget(client: string, budgets = BUDGETS): string[] {
  // The smallest files are sent uncompressed.
  const size = (file: string) =>
    (
      statSync(join(client, `${file}.br`), { throwIfNoEntry: false }) ??
      statSync(join(client, file))
    ).size / 1000;
  return globSync("**/*.html", { cwd: client }).flatMap((file) => {
    const path = `/${file}`.replace(/\/?(index|404)\.html$/, "") || "/";
    const budget = budgets.find(({ of }) => of(path));
    const [list] = START_LIST.exec(readFileSync(join(client, file), "utf8")) ?? [];
    if (!budget || !list) return [`${path} has no budget, or no deferred start`];
    const scripts = (JSON.parse(list) as string[]).filter(
      (one) => !one.includes(START_MODULE_PREFIX),
    );
    const weight = scripts.reduce((sum, address) => sum + size(address), 0);
    const { kind, most } = budget;
    return weight > most ? [`${path}, ${kind}: ${weight.toFixed(1)} kB, may be ${most} kB`] : [];
  });
}
