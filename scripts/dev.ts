/** `npm run dev`: the site with changes shown as they are saved. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { readSettings } from "#server/settings.ts";

const { port, siteUrl } = readSettings(process.env);
const root = join(import.meta.dirname, "..");
const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
spawn(process.execPath, [cli, "dev", "--port", String(port)], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    VITE_SITE_URL: siteUrl,
    VITE_BUILD_YEAR: String(new Date().getFullYear()),
  },
});
