/** Bundles the scripts for browsers, and the functions that render guests' pages and the desk's for our server. */
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig, normalizePath, type Rolldown } from "vite";
import { type BuildScripts, SCRIPTS_FILE } from "#server/site/site-build.ts";
import { iconShapes } from "./icon-shapes.ts";

const ROOT = join(import.meta.dirname, "..");

const LOADER = "app/islands/loader.ts";

const DESK_SCRIPTS = ["enhance", "passkeys", "preview"].map(
  (name) => `app/desk/enhance/${name}.ts`,
);

const SHARED: InlineConfig = {
  root: ROOT,
  configFile: false,
  logLevel: "warn",
  // React's code for production, whatever NODE_ENV is, and without the part for its developer tools.
  define: {
    "process.env.NODE_ENV": '"production"',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  },
  plugins: [iconShapes(), tailwindcss()],
};

/** Modules that both the loader and islands import. */
const LOADER_MODULES =
  /vite\/preload-helper|\/app\/.*\/(house-day|theme-script|form-validity|room-results-id|reduced-motion|domain\/(availability|memoize))\./;

/** React, what hydrates islands, the islands of nearly all pages, and modules too small for files of their own. */
const ISLANDS_OF_ALL_PAGES =
  /\/app\/(islands\/(hydrate|registry)|guesthouse\/(contact-bar|enquiry\/availability-bar)|ui\/use-matches)\.|\/node_modules\/(react|react-dom|scheduler)\//;

const SHARED_MODULES =
  /\/(app\/(client-state|domain|guesthouse|paths|sections|site|ui)|node_modules\/(clsx|nanostores))\//;

/** Kept out of the shared bundle, because only the calendar uses them. */
const CALENDAR_MODULES = /\/(month-grid|night-list|coming-weekends|day-cell|month-table)\./;

/** Gives a function from a source file to its script's address. */
async function bundleScripts(client: string): Promise<(source: string) => string> {
  const result = await build({
    ...SHARED,
    build: {
      outDir: client,
      emptyOutDir: true,
      // A data: URL would need its own CSP source; a file is cached for good.
      assetsInlineLimit: 0,
      // The loader alone decides when a script is fetched.
      modulePreload: { polyfill: false },
      // Lists the packages in the bundles, for the page of licences (scripts/notices.ts).
      license: { fileName: "licenses.json" },
      rolldownOptions: {
        input: [LOADER, ...DESK_SCRIPTS],
        output: {
          codeSplitting: {
            // Modules are grouped: a small number of large files compresses better and needs fewer requests.
            groups: [
              { name: "base", test: LOADER_MODULES, priority: 3 },
              { name: "islands", test: ISLANDS_OF_ALL_PAGES, priority: 1 },
              {
                name: "shared",
                test: (id) => SHARED_MODULES.test(id) && !CALENDAR_MODULES.test(id),
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return (source) => {
    const script = output.find(
      (file) => file.type === "chunk" && file.facadeModuleId === normalizePath(join(ROOT, source)),
    );
    return `/${script!.fileName}`;
  };
}

/** Bundles the functions that render pages, and with these the style sheets and fonts that pages link to. */
async function bundlePages(folder: string, client: string): Promise<void> {
  await build({
    ...SHARED,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssMinify: true,
      ssr: "app/render/entry.ts",
      ssrEmitAssets: true,
      rolldownOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
    },
  });
  await cp(join(folder, "assets"), join(client, "assets"), { recursive: true });
  await rm(join(folder, "assets"), { recursive: true });
}

export async function bundleSite(buildFolder: string): Promise<void> {
  const client = join(buildFolder, "client");
  const server = join(buildFolder, "server");
  const addressOf = await bundleScripts(client);
  await bundlePages(server, client);
  const [script = "", passkeys = "", preview = ""] = DESK_SCRIPTS.map(addressOf);
  const scripts: BuildScripts = {
    assets: { loader: addressOf(LOADER) },
    desk: { script, passkeys, preview },
  };
  await writeFile(join(server, SCRIPTS_FILE), JSON.stringify(scripts));
}
