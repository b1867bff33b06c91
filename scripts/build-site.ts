/** Builds the site: scripts, pictures, and the first release with them. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContents } from "#app/content/read.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { formatSlips } from "#app/content/slip.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import { encodeAll } from "#pictures/encode.ts";
import { usedAddresses } from "#app/content/pictures.ts";
import { packRelease } from "#server/site/release.ts";
import { renderRelease } from "#server/site/render-release.ts";
import { openBuild, releaseFile, styleSheetsFile } from "#server/site/site-build.ts";
import { allSlips } from "#app/content/checks/all-slips.ts";
import { overBudget } from "./budget.ts";
import { bundleDesk } from "./bundle-desk.ts";
import {
  buildTime,
  type BuildExtent,
  makeCurrent,
  markPending,
  NEXT_BUILD_FOLDER,
  writeStamp,
} from "./current-build.ts";
import { cutFonts } from "./fonts.ts";
import { daysOf } from "./last-change.ts";
import { checkOldestBrowsers } from "./oldest-browsers.ts";
import { writeIcons } from "./icons.ts";
import { writeNotices } from "./notices.ts";
import { compressAssets, copyPictures, writeRelease } from "./static-files.ts";

const ROOT = join(import.meta.dirname, "..");
const CLIENT_FOLDER = join(NEXT_BUILD_FOLDER, "client");

const END_WITH_PARENT = join(import.meta.dirname, "end-with-parent.ts");

/** Runs React Router's build: scripts and styles for browsers, and the bundle that renders pages. */
async function bundle(): Promise<void> {
  const cli = join(ROOT, "node_modules/@react-router/dev/bin.cjs");
  const env = { ...process.env, NODE_ENV: "production" };
  // The IPC channel closes with this process, however it ends; the child ends with the channel.
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, cli, "build"], {
    cwd: ROOT,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env,
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The framework's build failed");
}

/** The build's commit, for `/healthz`, with "-dirty" where files are changed; unknown without git. */
async function writeCommit(build: string): Promise<void> {
  const args = ["describe", "--always", "--exclude=*", "--abbrev=7", "--dirty"];
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT });
  if (status === 0) await writeFile(join(build, "commit"), stdout);
}

/** Moves the two style sheets to the renderer, which writes one into each page. */
async function moveStyleSheets(): Promise<void> {
  const sheets: [address: string, text: string][] = [];
  for await (const name of glob("assets/{guesthouse,template}-*.css", { cwd: CLIENT_FOLDER })) {
    sheets.push([`/${name}`, (await readFile(join(CLIENT_FOLDER, name), "utf8")).trim()]);
    await rm(join(CLIENT_FOLDER, name));
  }
  await writeFile(styleSheetsFile(NEXT_BUILD_FOLDER), JSON.stringify(sheets));
}

/** With the pages alone, their best compression is left out too: it takes as long as all else. */
async function bundleAndRender(
  siteUrl: string,
  extent: BuildExtent,
  catalogue: Catalogue,
): Promise<void> {
  await rm(NEXT_BUILD_FOLDER, { recursive: true, force: true });
  // A folder that is not writable fails here, not after a minute.
  await mkdir(NEXT_BUILD_FOLDER);
  await cutFonts();
  const isWhole = extent === "whole";
  const contents = readContents(catalogue);
  const pictures = usedAddresses(contents);
  const [made] = await Promise.all([isWhole ? encodeAll(catalogue, pictures) : 0, bundle()]);
  checkOldestBrowsers(join(CLIENT_FOLDER, "assets"));
  await moveStyleSheets();
  await bundleDesk(NEXT_BUILD_FOLDER);
  await writeNotices(CLIENT_FOLDER);
  await writeCommit(NEXT_BUILD_FOLDER);
  const now = buildTime();
  const days = daysOf(contents);
  const edition = { contents, days, url: siteUrl, made: now, renderedOn: houseDayAt(now) };
  const release = await renderRelease(edition, await openBuild(NEXT_BUILD_FOLDER), {
    quality: isWhole ? "best" : "fast",
  });
  await writeRelease(CLIENT_FOLDER, release);
  await writeFile(releaseFile(NEXT_BUILD_FOLDER), packRelease(release));
  await writeIcons(CLIENT_FOLDER, catalogue);
  if (isWhole) await copyPictures(CLIENT_FOLDER, pictures);
  else await markPending(NEXT_BUILD_FOLDER);
  await compressAssets(CLIENT_FOLDER);
  const heavy = overBudget(CLIENT_FOLDER);
  if (heavy.length > 0) throw new Error(`Too heavy (scripts/budget.ts):\n${heavy.join("\n")}`);
  // The compile cache of the last build (server/site/renderer-process.ts).
  await rm(join(ROOT, ".cache/compiled"), { recursive: true, force: true });
  await writeStamp(NEXT_BUILD_FOLDER, siteUrl);
  await makeCurrent();
  const pages = [...release.files.keys()].filter((name) => name.endsWith(".html")).length;
  const files = isWhole ? ` and ${pictures.length} picture files (${made} new)` : "";
  console.log(`Built ${pages} pages${files}.`);
}

/** Builds the site and makes it current; false where that fails: the last build stays then. */
export async function build(siteUrl: string, extent: BuildExtent = "whole"): Promise<boolean> {
  const catalogue = await loadCatalogue();
  const slips = await allSlips(catalogue);
  if (slips.length > 0) console.error(`Da correggere:\n${formatSlips(slips)}`);
  else
    try {
      await bundleAndRender(siteUrl, extent, catalogue);
      return true;
    } catch (error) {
      // A system error's message suffices; a fault in our code needs its trace.
      const { syscall, message } = Object(error) as { syscall?: string; message?: string };
      console.error(syscall === undefined ? error : message);
    }
  return false;
}
