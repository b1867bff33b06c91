/** Bundles the family's desk: its pages for our server, its style sheet and its scripts for browsers. */
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig } from "vite";
import { DESK } from "#app/desk/paths.ts";
import { iconShapes } from "./icon-shapes.ts";

const DESK_SCRIPTS = ["enhance", "passkeys", "preview"].map(
  (name) => `app/desk/enhance/${name}.ts`,
);

const ROOT = join(import.meta.dirname, "..");

/** Apart from the site's bundles, so that guests get nothing of it. */
export async function bundleDesk(buildFolder: string): Promise<void> {
  const outDir = join(buildFolder, "desk");
  const shared: InlineConfig = {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    base: `${DESK}/`,
    plugins: [iconShapes(), tailwindcss()],
  };
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      manifest: "assets.json",
      rolldownOptions: { input: ["app/desk/desk.css", "app/desk/preview.css", ...DESK_SCRIPTS] },
    },
  });
  await build({
    ...shared,
    // With React's code for production, whatever the server's NODE_ENV is.
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: "app/desk/render.tsx",
      rolldownOptions: { output: { entryFileNames: "render.js" } },
    },
  });
}
