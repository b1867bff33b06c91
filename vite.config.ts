import { availableParallelism } from "node:os";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { filesInDev } from "./scripts/dev-files.ts";
import { iconShapes } from "./scripts/icon-shapes.ts";

// Vitest runs modules itself: the framework's plugin only builds and serves the site.
const site = process.env.VITEST ? [] : [tailwindcss(), reactRouter(), filesInDev()];

const OURS = /^(?!.*\/app\/(screens|designs|sections\/template|\w+\/template-))/;

const TEMPLATE = /\/app\/(screens|designs|sections\/template|\w+\/template-)/;

/** The enquiry form's modules: home page, rooms and search; the bar of every page reads the nights too. */
const ENQUIRY =
  /\/app\/(guesthouse\/(enquiry|nights)\/(?!availability-store)|domain\/(quote|room-fit)|ui\/(counter|date-field|dropdown)\.)/;

/** The enquiry form and the contact form. */
const FORMS = new RegExp(`${ENQUIRY.source}|\\/app\\/(guesthouse|sections)\\/contact\\/`);

export default defineConfig({
  plugins: [iconShapes(), ...site],
  build: {
    // A data: URL would need its own CSP source; a file is cached for good.
    assetsInlineLimit: 0,
    // 0.8 kB less on every page than by the bundler's own minifier.
    minify: "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
  },
  environments: {
    client: {
      build: {
        // The packages in the bundles, for the page of licences (scripts/notices.ts).
        license: { fileName: "licenses.json" },
        rolldownOptions: {
          output: {
            // A hint that lets Chromium compile these files off the main thread: half the blocking
            // time on a slow phone (docs/decisions/004).
            postBanner: ({ name }) =>
              /^(frame|parts|enquiry)$/.test(name) ? "//# allFunctionsCalledOnLoad" : "",
            // Few files compress better and need fewer requests. Modules are grouped by the number of
            // pages that share them; the two forms and the template's modules stay apart.
            codeSplitting: {
              groups: [
                { name: "frame", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: "parts", test: OURS, minShareCount: 5 },
                { name: "inner", test: (id) => OURS.test(id) && !FORMS.test(id), minShareCount: 2 },
                { name: "enquiry", test: ENQUIRY, minShareCount: 2 },
                { name: "contact", test: FORMS, minShareCount: 2 },
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
    // Vitest's default is one less, which on two processors is one.
    maxWorkers: availableParallelism(),
    // No module keeps a state that another file could meet: each is loaded once, for half the time.
    isolate: false,
    // The longest tables take seconds, and several times that on a busy machine.
    testTimeout: 60_000,
  },
});
