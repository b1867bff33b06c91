import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { filesInDev } from "./scripts/dev-files.ts";

// Vitest has its own way to run modules: the framework's plugin only builds and serves the site.
const site = process.env.VITEST ? [] : [tailwindcss(), reactRouter(), filesInDev()];

/** Everything but the demonstration's own modules. */
const OURS = /^(?!.*\/app\/(screens|designs|sections\/template|site\/template-))/;

/** The demonstration's own modules. */
const TEMPLATE = /\/app\/(screens|designs|sections\/template|site\/template-)/;

export default defineConfig({
  plugins: site,
  build: {
    // Data: URLs would need their own CSP source; a file is cached for good.
    assetsInlineLimit: 0,
    // 0.8 kB less on every page than by the bundler's own minifier.
    minify: "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
  },
  environments: {
    client: {
      build: {
        // The packages that are really in the bundles; scripts/notices.ts makes a page of them.
        license: { fileName: "licenses.json" },
        rolldownOptions: {
          output: {
            // Browsers that know it compile the large files beside the page, not while it starts:
            // half the time the page is blocked on a slow phone (docs/decisions/004).
            postBanner: ({ name }) =>
              /^(frame|parts|inner)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
            // Few files compress better and ask less of a slow line. They are told apart by who shares
            // them, not by name: what most pages need, what several do; the template's stay its own.
            codeSplitting: {
              groups: [
                { name: "frame", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "parts", test: OURS, minShareCount: 5 },
                { name: "inner", test: OURS, minShareCount: 2 },
                { name: "template", test: TEMPLATE, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    include: ["{app,server,scripts,pictures,tests/{lint,support,whole}}/**/*.test.ts"],
    environment: "node",
    // One less by default: on two processors that is one.
    maxWorkers: availableParallelism(),
    // The long tables take seconds, and several times that on a busy machine.
    testTimeout: 60_000,
    // The store is tested on PostgreSQL too, whoever begins the tests.
    globalSetup: "./tests/support/postgres-for-vitest.ts",
  },
});
