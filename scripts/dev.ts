/** `npm run dev`: the site with changes shown as they are saved. `-- --port 4000` or PORT chooses where. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { slipsInPictures } from "#app/content/checks/picture-slips.ts";
import { formatSlips } from "#app/content/slip.ts";
import { loadCatalogue } from "#pictures/catalogue.ts";
import { withSettings } from "#server/run.ts";
import { cutFonts } from "./fonts.ts";

const { values } = parseArgs({ options: { port: { type: "string" } }, strict: false });
const port = typeof values.port === "string" && { PORT: values.port };

await withSettings(
  async ({ port, siteUrl }) => {
    // Slips in content/ are shown by the server, until they are mended.
    const slips = await slipsInPictures(await loadCatalogue());
    if (slips.length > 0) {
      console.error(`Da correggere:\n${formatSlips(slips)}`);
      process.exit(1);
    }
    await cutFonts();
    const root = join(import.meta.dirname, "..");
    const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
    const env = { ...process.env, SITE_URL: siteUrl };
    const words = [cli, "dev", "--port", `${port}`];
    spawn(process.execPath, words, { cwd: root, stdio: "inherit", env });
  },
  { ...process.env, ...port },
);
