import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { contentInDev } from "./scripts/content-in-dev.ts";
import { picturesInDev } from "./scripts/pictures/dev-server.ts";

// Vitest has its own way to run modules: the framework's plugin only builds and serves the site.
const site = process.env.VITEST
  ? []
  : [tailwindcss(), reactRouter(), picturesInDev(), contentInDev()];

export default defineConfig({
  plugins: site,
  build: {
    // Data: URLs would need their own CSP source; a file is cached for good.
    assetsInlineLimit: 0,
    // A kilobyte less than the bundler's own minifier, on every page (npm run bench).
    minify: "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Browsers that know it compile the large files beside the page, not while it starts:
            // half the time the page is blocked on a slow phone (docs/decisions/004).
            postBanner: ({ name }) =>
              name === "frame" || name === "parts" ? "//# allFunctionsCalledOnLoad" : "",
            // Few files compress better and ask less of a slow line: what every page needs is one.
            codeSplitting: {
              groups: [
                { name: "frame", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: "parts",
                  test: /vite\/preload-|\/(app\/(ui|site|domain|sections|sections\/menu)\/(?!gallery|amenities|lead-words|page-hero|growing-select|labelled|video-still|post-form)[\w-]+\.tsx?|app\/guesthouse\/(enquiry|use-sending|trap|not-found\/screen)|(clsx|date-fns|embla-carousel.*)\/)/,
                },
                // What inner pages share and the home page does without.
                {
                  name: "inner",
                  test: /\/app\/(ui|sections)\/(gallery|amenities|lead-words|page-hero|growing-select|labelled|video-still)\.tsx/,
                },
                // The template pages' own: none of it reaches the guesthouse.
                {
                  name: "template",
                  test: /\/app\/(sections\/template|ui\/carousel-foot|site\/(banner|template-(head|words)))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    include: ["{app,server,scripts,pictures,tests/lint}/**/*.test.ts"],
    environment: "node",
    // The store is tested on PostgreSQL too, whoever begins the tests.
    globalSetup: "./scripts/postgres-for-vitest.ts",
  },
});
