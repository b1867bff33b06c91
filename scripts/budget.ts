/**
 * The budget of a page's scripts, in kilobytes (1 000 bytes, brotli): what every page loads, and what the
 * islands of a page add. A heavier build fails.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The loader with all that it imports at once. */
const LOADER_BUDGET = 12;

/** All scripts that the first screens of a page bring, the loader's among them. */
const PAGE_BUDGET = 81.5;

const IMPORTED = /(?:from|import) ?"(\.\/[^"]+\.js)"/g;

/** A script with what it imports at once, by file name. */
function withImports(assets: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(assets, name), "utf8");
  for (const [, file = ""] of code.matchAll(IMPORTED)) withImports(assets, file.slice(2), found);
  return found;
}

/** The scripts over their budget, as sentences. `client` is the built folder, compressed. */
export function overBudget(
  client: string,
  budgets = { loader: LOADER_BUDGET, page: PAGE_BUDGET },
): string[] {
  const assets = join(client, "assets");
  const size = (name: string) =>
    // The smallest files are sent uncompressed.
    (
      statSync(join(assets, `${name}.br`), { throwIfNoEntry: false }) ??
      statSync(join(assets, name))
    ).size / 1000;
  const weigh = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + size(name), 0);
  const [loader = ""] = globSync("loader-*.js", { cwd: assets });
  const own = withImports(assets, loader);
  const home = new Set(own);
  for (const name of globSync("islands-*.js", { cwd: assets })) withImports(assets, name, home);
  return [
    { what: "the loader", weight: weigh(own), most: budgets.loader },
    { what: "the home page", weight: weigh(home), most: budgets.page },
  ]
    .filter(({ weight, most }) => weight > most)
    .map(({ what, weight, most }) => `${what}: ${weight.toFixed(1)} kB, may be ${most} kB`);
}
