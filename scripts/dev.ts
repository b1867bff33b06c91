/** `npm run dev`: the site with changes shown as they are saved. `-- --port 4000` or PORT chooses where. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSettings, type Settings, SettingsError } from "#server/settings.ts";
import { cutFonts } from "./fonts.ts";
import { slipsInPictures } from "#server/site/pictures/slips.ts";

function settings(): Settings {
  const { values } = parseArgs({ options: { port: { type: "string" } }, strict: false });
  const { port } = values;
  try {
    return readSettings(typeof port === "string" ? { ...process.env, PORT: port } : process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const { port, siteUrl } = settings();
// A slip in content/ is told by the server, and goes away when it is put right.
const slips = await slipsInPictures();
if (slips.length > 0) {
  console.error(`Da correggere:\n${slips.join("\n")}`);
  process.exit(1);
}
await cutFonts();
const root = join(import.meta.dirname, "..");
const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
spawn(process.execPath, [cli, "dev", "--port", String(port)], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    SITE_URL: siteUrl,
  },
});
