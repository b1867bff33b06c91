/**
 * `npm run bench`: measures pages as a phone on a slow line sees them (Lighthouse, mobile), each against
 * the same page without scripts, in turns in the same run. Prints medians; asserts nothing.
 * `npm run bench -- / /elegant_room --runs 3` measures other pages, or fewer times.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { type AppHandlers, createApp } from "#server/app.ts";
import { openSite } from "#server/site/current-site.ts";
import { withSettings } from "#server/run.ts";
import { storedPage, type StoredFile } from "#server/serving/representations.ts";
import type { SitePages } from "#server/serving/site-pages.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.ts";
import { BUILD_FOLDER } from "./current-build.ts";
import { ensureBuilt } from "./ensure-built.ts";
import { loadLighthouse, type LighthouseResult } from "./lighthouse/lighthouse.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const paths = positionals.length > 0 ? positionals : ["/", "/elegant_room"];
const runs = Number(values.runs);

const SCRIPT_ELEMENT = /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g;

/** What a server serves: the pages, and the files that they name. */
type Served = Pick<AppHandlers, "pages" | "assets">;

/** The same pages without their scripts. */
function withoutScripts(pages: SitePages): SitePages {
  const bare = async (path: string): Promise<StoredFile> => {
    // With the page's own policy: without one it would have no style, font or picture.
    const { html, policy } = pages.render(path, {});
    return storedPage({ html: html.replaceAll(SCRIPT_ELEMENT, ""), policy }, "best");
  };
  const kept = new Map<string, Promise<StoredFile>>();
  return {
    ...pages,
    keptPage: () => undefined,
    plainPage: async (path) => {
      if (!(await pages.plainPage(path))) return undefined;
      const page = kept.get(path) ?? bare(path);
      kept.set(path, page);
      return page;
    },
  };
}

/** Self-signed, because HTTP/2 needs one. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const files = ["-subj", "/CN=localhost", "-keyout", key, "-out", cert];
  const { error } = spawnSync("openssl", [...words.split(" "), ...files]);
  if (error) throw new Error("To be installed: openssl", { cause: error });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

/** Serves pages as a host does, with HTTP/2 and brotli. */
function serveSecurely(served: Served) {
  const serverOptions = { ...certificate(), allowHTTP1: true };
  const { fetch } = createApp(served);
  const server = serve({ fetch, port: 0, createServer: createSecureServer, serverOptions });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

type Request = { resourceType?: string; transferSize?: number };

/** Scores from 0 to 100, times in milliseconds, sizes in kB as sent. */
function figuresOf({ categories, audits }: LighthouseResult) {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = (audits["network-requests"]?.details?.items ?? []) as Request[];
  const kilobytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? Number.NaN) * 100]),
    ),
    paint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    "kB at load": kilobytes(),
    "of scripts": kilobytes("Script"),
    "of pictures": kilobytes("Image"),
  };
}

type Figures = ReturnType<typeof figuresOf>;

/** The median of each figure. */
function medians(all: Figures[]): Figures {
  const keys = Object.keys(all[0]!) as (keyof Figures)[];
  const sorted = (key: keyof Figures) => all.map((one) => one[key]).toSorted((a, b) => a - b);
  return Object.fromEntries(
    keys.map((key) => [key, sorted(key)[Math.floor(all.length / 2)]]),
  ) as Figures;
}

async function bench(served: Served): Promise<void> {
  const bare = { ...served, pages: withoutScripts(served.pages) };
  const sites = [serveSecurely(served), serveSecurely(bare)];
  const { launch, lighthouse } = await loadLighthouse();
  const chromeFlags = ["--headless=new", "--ignore-certificate-errors", ...BROWSER_ARGUMENTS];
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags });
  const measure = async (url: string, attempts = 3): Promise<Figures> => {
    const run = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (run && !run.lhr.runtimeError) return figuresOf(run.lhr);
    // A browser that has just started sometimes loses its first page.
    if (attempts > 1) return measure(url, attempts - 1);
    throw new Error(`Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`);
  };
  try {
    for (const path of paths) {
      const all: [Figures[], Figures[]] = [[], []];
      for (let run = 0; run < runs; run++)
        for (const [at, { url }] of sites.entries()) all[at]!.push(await measure(url + path));
      const [ours, plain] = [medians(all[0]), medians(all[1])];
      const ratio = (ours.paint / plain.paint).toFixed(3);
      console.log(`\n${path}  (median of ${runs}), largest paint against without scripts ${ratio}`);
      console.table({ ours, "without scripts": plain });
    }
  } finally {
    chrome.kill();
    for (const { close } of sites) close();
  }
}

await withSettings(async ({ siteUrl }) => {
  if (!(await ensureBuilt())) process.exit(1);
  const site = await openSite({ build: BUILD_FOLDER, url: siteUrl });
  await site.show();
  await bench({ pages: site.current().pages, assets: site.assets });
});
