import { spawnSync } from "node:child_process";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContents } from "#app/content/read.ts";
import { houseDayAt } from "#app/domain/availability.ts";
import { formatIssues } from "#app/content/issue.ts";
import { type Catalogue, loadCatalogue } from "#pictures/catalogue.ts";
import { encodeAll, PICTURE_CACHE } from "#pictures/encode.ts";
import { pictureUrls } from "#app/content/pictures.ts";
import { importBundle } from "#server/bundle.ts";
import { compress, writeEncodings } from "#server/site/encodings.ts";
import { allIssues } from "#app/content/checks/all-issues.ts";
import { budgetProblems } from "./budget.ts";
import { bundleSite } from "./bundle-site.ts";
import { type BuildExtent, makeCurrent, NEXT_BUILD_FOLDER, ROOT } from "./current-build.ts";
import { writeColours } from "./colours.ts";
import { writeFonts } from "./fonts.ts";
import { checkOldestBrowsers } from "./oldest-browsers.ts";
import { writeIcons } from "./icons.ts";
import { writeNotices } from "./notices.ts";

const CLIENT_FOLDER = join(NEXT_BUILD_FOLDER, "client");

/** Writes the build's commit, for `/healthz`, with "-dirty" if files are changed; writes nothing without git. */
async function writeCommit(buildFolder: string): Promise<void> {
  const args = ["describe", "--always", "--exclude=*", "--abbrev=7", "--dirty"];
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT });
  if (status === 0) await writeFile(join(buildFolder, "commit"), stdout);
}

async function copyPictures(addresses: string[]): Promise<void> {
  await mkdir(join(CLIENT_FOLDER, "pictures"), { recursive: true });
  for (const address of addresses)
    await copyFile(join(PICTURE_CACHE, address), join(CLIENT_FOLDER, address));
}

/** Compresses all files except pictures, which are compressed already. */
async function compressFiles(): Promise<void> {
  const fileNames = await Array.fromAsync(glob(["*.*", "assets/**/*.*"], { cwd: CLIENT_FOLDER }));
  await Promise.all(
    fileNames.map(async (name) => {
      const file = join(CLIENT_FOLDER, name);
      await writeEncodings(file, await compress(name, await readFile(file)));
    }),
  );
}

/** If `extent` is "pages", no picture is encoded here, because the server encodes each picture at its first request. */
async function bundleAndCheck(extent: BuildExtent, catalogue: Catalogue): Promise<void> {
  await rm(NEXT_BUILD_FOLDER, { recursive: true, force: true });
  // If the folder is not writable, the build fails here at once, before the long steps.
  await mkdir(NEXT_BUILD_FOLDER);
  await writeFonts();
  await writeColours();
  const isWhole = extent === "whole";
  const contents = readContents(catalogue);
  const urls = pictureUrls(contents);
  const [encodedCount] = await Promise.all([
    isWhole ? encodeAll(catalogue, urls) : 0,
    bundleSite(NEXT_BUILD_FOLDER),
  ]);
  checkOldestBrowsers(join(CLIENT_FOLDER, "assets"));
  await writeNotices(CLIENT_FOLDER);
  await writeCommit(NEXT_BUILD_FOLDER);
  // Every page is rendered, so that the build fails if a page fails; the site's URL does not matter here.
  const renderContext = { url: "https://www.example.com", today: houseDayAt(Date.now()) };
  const { renderAll } = await importBundle(NEXT_BUILD_FOLDER);
  const pages = renderAll(renderContext, contents);
  await writeIcons(CLIENT_FOLDER, catalogue);
  if (isWhole) await copyPictures(urls);
  await compressFiles();
  const problems = budgetProblems(CLIENT_FOLDER);
  if (problems.length > 0)
    throw new Error(`Too heavy (scripts/budget.ts):\n${problems.join("\n")}`);
  // The cache of compiled code holds the modules of earlier builds, which nothing loads any more.
  await rm(join(ROOT, ".cache/compiled"), { recursive: true, force: true });
  await makeCurrent(extent);
  const picturesText = isWhole ? ` and ${urls.length} picture files (${encodedCount} new)` : "";
  console.log(`Built ${pages.size} pages${picturesText}.`);
}

/** Builds the site and makes the build current. If that fails, returns false, and the previous build stays. */
export async function build(extent: BuildExtent = "whole"): Promise<boolean> {
  const catalogue = await loadCatalogue();
  const issues = allIssues(catalogue);
  if (issues.length > 0) console.error(`Da correggere:\n${formatIssues(issues)}`);
  else
    try {
      await bundleAndCheck(extent, catalogue);
      return true;
    } catch (error) {
      // A system error's message suffices; a fault in our code needs its trace.
      const { syscall, message } = Object(error) as { syscall?: string; message?: string };
      console.error(syscall === undefined ? error : message);
    }
  return false;
}
