/** Builds the site into build/client: pictures, pages and their finish. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readSettings } from "#server/settings.ts";
import { writeAnswers } from "./answers.ts";
import { writeStamp } from "./build-stamp.ts";
import { compressFiles } from "./compress.ts";
import { finishPages } from "./finish-pages.ts";
import { writeIcons } from "./pictures/icons.ts";
import { copyPictures, encodePictures } from "./pictures/prepare.ts";
import { stopAtBadPictures } from "./pictures/slips.ts";
import { writeSiteFiles } from "./site-files.ts";
import { addStructuredData } from "./structured-data.ts";

const ROOT = join(import.meta.dirname, "..");
export const CLIENT = join(ROOT, "build/client");

function run(command: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} failed`))));
  });
}

/** Builds everything. Throws with the reason when a part fails. */
export async function build(): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  await stopAtBadPictures();
  const patience = pathToFileURL(join(import.meta.dirname, "patience.ts")).href;
  const cli = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
  const [made] = await Promise.all([
    encodePictures(),
    run(process.execPath, ["--import", patience, cli, "build"], {
      NODE_ENV: "production",
      VITE_SITE_URL: siteUrl,
      VITE_BUILD_YEAR: String(new Date().getFullYear()),
    }),
  ]);
  const pictures = await copyPictures(CLIENT);
  const pages = await finishPages(CLIENT);
  await writeAnswers(CLIENT);
  await addStructuredData(CLIENT, siteUrl);
  await writeIcons(CLIENT);
  await writeSiteFiles(CLIENT, siteUrl);
  await compressFiles(CLIENT);
  await writeStamp(siteUrl);
  console.log(`Built ${pages} pages and ${pictures} picture files (${made} new).`);
}
