/** Builds the site: scripts, pictures, and the first release with them. */
import "#server/site/production.ts";
import { spawn } from "node:child_process";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContents } from "#app/content/read.ts";
import { readSettings } from "#server/settings.ts";
import { encodeAll } from "#server/site/pictures/encode.ts";
import { usedAddresses } from "#server/site/pictures/used.ts";
import { packed } from "#server/site/release.ts";
import { renderRelease } from "#server/site/render-release.ts";
import { openBuild, releaseFile, sheetsFile } from "#server/site/site-build.ts";
import { overBudget } from "./budget.ts";
import { makeCurrent, NEXT, writeStamp } from "./current-build.ts";
import { cutFonts } from "./fonts.ts";
import { daysOf } from "./last-change.ts";
import { writeIcons } from "./pictures/icons.ts";
import { compressAssets, copyPictures, writeFiles } from "./static-files.ts";

const ROOT = join(import.meta.dirname, "..");
const CLIENT = join(NEXT, "client");

/** Runs the framework's build: scripts and styles for browsers, and the bundle that renders pages. */
function bundle(): Promise<void> {
  const cli = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [cli, "build"], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The framework's build failed")),
    );
  });
}

/** Moves the two style sheets to where pages are made: the guesthouse's knows nothing of four other designs. */
async function takeSheets(): Promise<void> {
  const sheets: [address: string, text: string][] = [];
  for await (const name of glob("assets/{guesthouse,template}-*.css", { cwd: CLIENT })) {
    sheets.push([`/${name}`, (await readFile(join(CLIENT, name), "utf8")).trim()]);
    await rm(join(CLIENT, name));
  }
  await writeFile(sheetsFile(NEXT), JSON.stringify(sheets));
}

/** Makes everything, and makes it current. Throws with the reason when a part fails. */
export async function bundleAndRender(): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  await rm(NEXT, { recursive: true, force: true });
  await cutFonts();
  const [made] = await Promise.all([encodeAll(usedAddresses()), bundle()]);
  await takeSheets();
  const contents = readContents();
  const edition = { contents, days: daysOf(contents), url: siteUrl };
  const build = await openBuild(NEXT);
  const release = await renderRelease({ ...edition, made: Date.now() }, build, { quality: "most" });
  await writeFiles(CLIENT, release);
  await writeFile(releaseFile(NEXT), packed(release));
  await writeIcons(CLIENT);
  const pictures = await copyPictures(CLIENT);
  await compressAssets(CLIENT);
  const heavy = overBudget(CLIENT);
  if (heavy.length > 0) throw new Error(`Too heavy (scripts/budget.ts):\n${heavy.join("\n")}`);
  await writeStamp(NEXT, siteUrl);
  await makeCurrent();
  const pages = [...release.files.keys()].filter((name) => name.endsWith(".html")).length;
  console.log(`Built ${pages} pages and ${pictures} picture files (${made} new).`);
}
