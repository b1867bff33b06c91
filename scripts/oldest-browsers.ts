/**
 * The oldest browsers that run the site's scripts: iOS 15.4, Windows 7 and 8 (Chrome 109) and Firefox ESR 102. The
 * build fails if a script uses a newer feature. In older browsers `HEAD_SCRIPT` (app/client-state/theme-script.ts)
 * shows the page as it is without scripts.
 */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CompatStatement } from "@mdn/browser-compat-data";

const OLDEST_BROWSERS = { safari_ios: "15.4", chrome: "109", firefox: "102" } as const;

/** Methods of our own objects and of libraries; newer methods of browsers happen to have the same names. */
const AMBIGUOUS_NAMES = "createContext destroy format navigate s seek subscribe to use".split(" ");

/** Newer methods that the libraries call only if the browser has them. */
const GUARDED_NAMES =
  "exitFullscreen fromEpochMilliseconds requestFullscreen requestSubmit skipTransition startViewTransition toPlainDate toZonedDateTimeISO".split(
    " ",
  );

/** Turns a version such as "15.4" into a number that orders versions; "≤37" is read as 37. */
function versionNumber(version: string): number {
  const [major = "0", minor = "0"] = version.replace("≤", "").split(".");
  return Number(major) * 1_000 + Number(minor);
}

function isInOldestBrowsers({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST_BROWSERS).every(([browser, oldest]) =>
    [support[browser as keyof typeof OLDEST_BROWSERS] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, ...limits }) =>
          typeof added === "string" &&
          !removed &&
          !("flags" in limits || "prefix" in limits || "alternative_name" in limits) &&
          versionNumber(added) <= versionNumber(oldest),
      ),
  );
}

type Members = Record<string, { __compat?: CompatStatement }>;

type Interfaces = Record<string, Members>;

/** Maps "Interface.method" to whether the oldest browsers have it, and "method" to whether they have it in any interface. */
function supportByMethod(): Map<string, boolean> {
  const { api, javascript } = createRequire(import.meta.url)("@mdn/browser-compat-data") as {
    api: Interfaces;
    javascript: { builtins: Interfaces };
  };
  const supportByName = new Map<string, boolean>();
  const addSupport = (name: string, statement: CompatStatement) =>
    supportByName.set(name, supportByName.get(name) === true || isInOldestBrowsers(statement));
  for (const [owner, members] of [javascript.builtins, api].flatMap(Object.entries<Members>))
    for (const [key, { __compat: statement }] of Object.entries(members)) {
      if (!statement) continue;
      const name = key.replace(/_static$/, "");
      addSupport(name, statement);
      addSupport(`${owner}.${name}`, statement);
    }
  return supportByName;
}

/** Finds the features in `code` that one of the oldest browsers lacks; optional calls (`?.()`) are allowed. */
export function tooNewFeatures(code: string): string[] {
  const supportByName = supportByMethod();
  const allowedNames = new Set([...AMBIGUOUS_NAMES, ...GUARDED_NAMES]);
  const calledNames = [/\.(\w+)\(/g, /\b([A-Z]\w+\.\w+)\(/g].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, name = ""]) => name),
  );
  const unsupportedNames = [...new Set(calledNames)].filter(
    (name) => supportByName.get(name) === false && !allowedNames.has(name),
  );
  // Static blocks and lookbehind came with Safari 16.4; the bundler does not rewrite them for older browsers.
  return [...unsupportedNames, ...(/\bstatic\s*\{|\(\?<[=!]/.exec(code) ?? [])];
}

/** Throws if a script in the folder uses a feature that is too new; the passkeys' script checks its features itself. */
export function checkOldestBrowsers(assetsFolder: string): void {
  const files = globSync(join(assetsFolder, "*.js"), { exclude: ["**/passkeys-*"] });
  const scripts = files.map((file) => readFileSync(file, "utf8"));
  const features = tooNewFeatures(scripts.join("\n"));
  if (features.length > 0)
    throw new Error(`Too new for scripts/oldest-browsers.ts: ${features.join(", ")}`);
}
