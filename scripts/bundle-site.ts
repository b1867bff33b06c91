/** Bundles the scripts for browsers, and the server with all that renders pages. */
import { cp, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig, normalizePath, type Plugin, type Rolldown } from "vite";
import packageJson from "../package.json" with { type: "json" };
import { iconShapes } from "./icon-shapes.ts";

const ROOT = join(import.meta.dirname, "..");

/** The files of the scripts, by their names in app/render/script-addresses.ts. */
const SCRIPT_SOURCES = {
  loader: "app/islands/loader.ts",
  desk: "app/desk/enhance/enhance.ts",
  passkeys: "app/desk/enhance/passkeys.ts",
  preview: "app/desk/enhance/preview.ts",
};

export const addressesOfScripts = (addressOf: (source: string) => string) =>
  Object.fromEntries(Object.entries(SCRIPT_SOURCES).map(([name, file]) => [name, addressOf(file)]));

const SHARED_CONFIG: InlineConfig = {
  root: ROOT,
  configFile: false,
  logLevel: "warn",
  // Bundles React's code for production, whatever NODE_ENV is, without the part for React's developer tools.
  define: {
    "process.env.NODE_ENV": '"production"',
    __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  },
  plugins: [iconShapes(), tailwindcss()],
};

/** Modules that are imported both by app/islands/loader.ts and by islands. */
const LOADER_MODULE_PATTERN =
  /vite\/preload-helper|\/app\/.*\/(house-day|theme-script|form-validity|room-results-id|reduced-motion|domain\/(availability|memoize))\./;

/** Matches modules for one script that nearly all pages load: React, hydration, common islands, and very small modules. */
const COMMON_ISLAND_PATTERN =
  /\/app\/(islands\/(hydrate|registry)|guesthouse\/(contact-bar|enquiry\/availability-bar)|ui\/use-matches)\.|\/node_modules\/(react|react-dom|scheduler)\//;

const SHARED_MODULE_PATTERN =
  /\/(app\/(client-state|domain|guesthouse|paths|sections|site|ui)|node_modules\/(clsx|nanostores))\//;

/** These modules are not in the shared bundle, because only the calendar uses them. */
const CALENDAR_PATTERN = /\/(month-grid|night-list|coming-weekends|day-cell|month-table)\./;

async function bundleScripts(clientFolder: string) {
  const buildResult = await build({
    ...SHARED_CONFIG,
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      // No asset becomes a data: URL: the content security policy would block it, and browsers cache files for a year.
      assetsInlineLimit: 0,
      // Vite's polyfill would preload scripts, but app/islands/loader.ts decides when a script is fetched.
      modulePreload: { polyfill: false },
      // Lists the packages in the bundles, for the page of licences (scripts/notices.ts).
      license: { fileName: "licenses.json" },
      rolldownOptions: {
        input: Object.values(SCRIPT_SOURCES),
        output: {
          codeSplitting: {
            // Modules are grouped: a small number of large files compresses better and needs fewer requests.
            groups: [
              { name: "base", test: LOADER_MODULE_PATTERN, priority: 3 },
              { name: "islands", test: COMMON_ISLAND_PATTERN, priority: 1 },
              {
                name: "shared",
                test: (id) => SHARED_MODULE_PATTERN.test(id) && !CALENDAR_PATTERN.test(id),
                minShareCount: 3,
              },
            ],
          },
        },
      },
    },
  });
  const { output } = buildResult as Rolldown.RolldownOutput;
  return addressesOfScripts((source) => {
    const script = output.find(
      (file) => file.type === "chunk" && file.facadeModuleId === normalizePath(join(ROOT, source)),
    );
    return `/${script!.fileName}`;
  });
}

/** Replaces `import.meta.dirname` by the folder of a module's source, where its data files and workers stay. */
const sourceFolders = (bundleFolder: string): Plugin => ({
  name: "source-folders",
  transform(code, id) {
    if (!code.includes("import.meta.dirname")) return undefined;
    const folder = JSON.stringify(`/${normalizePath(relative(bundleFolder, dirname(id)))}`);
    return code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${folder})`);
  },
});

/** Packages that stay out of the server's bundle, because they are installed on its machine. */
const INSTALLED_PACKAGES = new RegExp(`^(${Object.keys(packageJson.dependencies).join("|")})(/|$)`);

/** Bundles the server, and with it the style sheets and fonts that pages link to. */
async function bundleServer(folder: string, clientFolder: string, addresses: object) {
  await build({
    ...SHARED_CONFIG,
    define: { ...SHARED_CONFIG.define, SCRIPT_ADDRESSES: JSON.stringify(addresses) },
    plugins: [sourceFolders(folder), iconShapes(), tailwindcss()],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssMinify: true,
      ssr: "server/bundle-entry.ts",
      ssrEmitAssets: true,
      rolldownOptions: {
        external: INSTALLED_PACKAGES,
        output: { entryFileNames: "index.js", codeSplitting: false },
      },
    },
  });
  await cp(join(folder, "assets"), join(clientFolder, "assets"), { recursive: true });
  await rm(join(folder, "assets"), { recursive: true });
}

export async function bundleSite(buildFolder: string): Promise<void> {
  const clientFolder = join(buildFolder, "client");
  const scriptAddresses = await bundleScripts(clientFolder);
  await bundleServer(join(buildFolder, "server"), clientFolder, scriptAddresses);
}
