/** Limits the size of a page's scripts; a build with larger scripts fails. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** In kB after brotli. `loader` limits the loader and its imports; `page` limits these, islands-*.js and its imports. */
const KILOBYTE_BUDGETS = { loader: 12, page: 81.5 };

const IMPORTED_SCRIPT_PATTERN = /(?:from|import) ?"(\.\/[^"]+\.js)"/g;

function reachableScripts(folder: string, name: string, reached = new Set<string>()): Set<string> {
  if (reached.has(name)) return reached;
  reached.add(name);
  const code = readFileSync(join(folder, name), "utf8");
  for (const [, file = ""] of code.matchAll(IMPORTED_SCRIPT_PATTERN))
    reachableScripts(folder, file.slice(2), reached);
  return reached;
}

/** Returns a sentence for each budget that is exceeded; `clientFolder` has the built and compressed site. */
export function budgetProblems(clientFolder: string, budgets = KILOBYTE_BUDGETS): string[] {
  const assetsFolder = join(clientFolder, "assets");
  const kilobytesOf = (name: string) =>
    // The smallest files have no compressed form, so their uncompressed size is added.
    (
      statSync(join(assetsFolder, `${name}.br`), { throwIfNoEntry: false }) ??
      statSync(join(assetsFolder, name))
    ).size / 1000;
  const totalKilobytes = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + kilobytesOf(name), 0);
  const [loader = ""] = globSync("loader-*.js", { cwd: assetsFolder });
  const loaderScripts = reachableScripts(assetsFolder, loader);
  const homeScripts = new Set(loaderScripts);
  for (const name of globSync("islands-*.js", { cwd: assetsFolder }))
    reachableScripts(assetsFolder, name, homeScripts);
  return [
    { name: "the loader", weight: totalKilobytes(loaderScripts), limit: budgets.loader },
    { name: "the home page", weight: totalKilobytes(homeScripts), limit: budgets.page },
  ]
    .filter(({ weight, limit }) => weight > limit)
    .map(({ name, weight, limit }) => `${name}: ${weight.toFixed(1)} kB, may be ${limit} kB`);
}
