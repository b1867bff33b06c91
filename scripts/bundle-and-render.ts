/** Builds the site into build/client: pictures, pages and their finish. */
import "#server/site/production.ts";
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readAllContent } from "#app/content/read.ts";
import { guesthousePaths } from "#app/site/listed-paths.ts";
import { answerPath, ANSWERS, NOT_FOUND_PATH } from "#app/site/paths.ts";
import { prerenderedPaths } from "#app/site/prerendered-paths.ts";
import { templatePaths } from "#app/site/template-paths.ts";
import { readSettings } from "#server/settings.ts";
import { dataPath, openRenderer } from "#server/site/render.ts";
import { answerFiles } from "./answers.ts";
import { writeStamp } from "./build-stamp.ts";
import { compressFiles } from "./compress.ts";
import { makeCurrent, NEXT } from "./current-build.ts";
import { finishPages } from "./finish-pages.ts";
import { dataFilesOf, fileOf, type PageFiles, writeFiles } from "./page-files.ts";
import { writeIcons } from "./pictures/icons.ts";
import { copyPictures, encodePictures } from "./pictures/prepare.ts";
import { siteFiles } from "./site-files.ts";
import { withStructuredData } from "./structured-data.ts";

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

/** Makes everything, and makes it current. Throws with the reason when a part fails. */
export async function bundleAndRender(): Promise<void> {
  const { siteUrl } = readSettings(process.env);
  await rm(NEXT, { recursive: true, force: true });
  const [made] = await Promise.all([encodePictures(), bundle()]);
  const content = readAllContent();
  const render = (await openRenderer(join(NEXT, "server/index.js")))({
    content,
    url: siteUrl,
    year: String(new Date().getFullYear()),
  });
  const answerFile = new Map(ANSWERS.map((name) => [fileOf(answerPath(name)), `${name}.html`]));

  const bare: PageFiles = new Map();
  for (const path of [...prerenderedPaths(content), ...ANSWERS.map(answerPath)])
    bare.set(fileOf(path), await render(path));
  const finished = await finishPages(CLIENT, bare);
  const answers: PageFiles = new Map();
  for (const [file, name] of answerFile) {
    answers.set(name, finished.get(file) ?? "");
    finished.delete(file);
  }
  const data: PageFiles = new Map();
  const withData = [...guesthousePaths(content), ...templatePaths];
  for (const path of withData.filter((one) => one !== NOT_FOUND_PATH))
    for (const file of dataFilesOf(path)) data.set(file, await render(dataPath(path)));
  const pages = withStructuredData(finished, siteUrl);

  await writeFiles(CLIENT, pages);
  await writeFiles(CLIENT, data);
  await writeFiles(CLIENT, siteFiles(pages, siteUrl));
  await writeFiles(join(NEXT, "answers"), answerFiles(answers, siteUrl));
  await writeIcons(CLIENT);
  const pictures = await copyPictures(CLIENT);
  await compressFiles(CLIENT);
  await writeStamp(NEXT, siteUrl);
  await makeCurrent();
  console.log(`Built ${finished.size} pages and ${pictures} picture files (${made} new).`);
}
