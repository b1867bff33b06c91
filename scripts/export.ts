/**
 * `npm run export`: writes build/static, the site for a host that only serves files: no page is made for chosen dates.
 * `-- --if-older` does so only if build/static is older than the build.
 */
import { cp, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { AVAILABILITY_PATH, isNotFoundPath } from "#app/paths/paths.ts";
import { pagePaths } from "#app/paths/page-paths.ts";
import { importBundle } from "#server/bundle.ts";
import { BUILD_FOLDER } from "#server/site/build-folder.ts";
import { withSettings } from "#server/run.ts";
import { compress, writeEncodings } from "#server/site/encodings.ts";
import { loadUneditedSite } from "#server/site/site-source.ts";
import { ensureBuilt, withBuildLock } from "./current-build.ts";

const STATIC_FOLDER = join(BUILD_FOLDER, "static");
const NEXT_STATIC_FOLDER = join(BUILD_FOLDER, "static.next");

const { values } = parseArgs({ options: { "if-older": { type: "boolean", default: false } } });

/** Returns the file of a page. For unknown paths, hosts that only serve files send the file 404.html. */
function pageFile(path: string): string {
  return isNotFoundPath(path) ? `${path}.html` : join(path, "index.html");
}

/** Puts the policy into the page, because not all hosts send headers; a meta element may not have `frame-ancestors`. */
function withPolicy(html: string, csp: string): string {
  const pagePolicy = csp.replace(/; frame-ancestors [^;]*/, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}"/>`;
  return html.replace('<meta charSet="utf-8"/>', (charset) => charset + meta);
}

async function exportSite(url: string): Promise<number> {
  const { contents } = await loadUneditedSite();
  const { createSitePages } = await importBundle();
  const pages = await createSitePages({ contents, url });
  await rm(NEXT_STATIC_FOLDER, { recursive: true, force: true });
  await cp(join(BUILD_FOLDER, "client"), NEXT_STATIC_FOLDER, { recursive: true });
  const write = async (name: string, body: Buffer) => {
    const file = join(NEXT_STATIC_FOLDER, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    await writeEncodings(file, await compress(file, body));
  };
  for (const [address, file] of pages.files) await write(address, file.identity.body);
  // A host that only serves files cannot tell which nights are free, so guests ask in the chat.
  await write(AVAILABILITY_PATH, Buffer.from(JSON.stringify(UNKNOWN_AVAILABILITY)));
  const paths = pagePaths(contents);
  for (const path of paths) {
    const { html, csp } = pages.render(path, {});
    await write(pageFile(path), Buffer.from(withPolicy(html, csp)));
  }
  await rm(STATIC_FOLDER, { recursive: true, force: true });
  await rename(NEXT_STATIC_FOLDER, STATIC_FOLDER);
  return paths.length;
}

async function isExportCurrent(): Promise<boolean> {
  const timeOf = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
  return (await timeOf(STATIC_FOLDER)) > (await timeOf(join(BUILD_FOLDER, "server/index.js")));
}

await withSettings(async ({ siteUrl }) => {
  if (!(await ensureBuilt())) process.exit(1);
  await withBuildLock(async () => {
    if (values["if-older"] && (await isExportCurrent())) return;
    console.log(`Wrote ${await exportSite(siteUrl)} pages into build/static.`);
  });
});
