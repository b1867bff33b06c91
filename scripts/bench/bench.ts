/**
 * `npm run bench`: measures pages as a phone on a slow line sees them (Lighthouse, mobile), each
 * against the same page without scripts, in the same run. Prints the median of five; asserts nothing.
 *
 * `npm run bench -- / /elegant_room --runs 3` measures other pages, or fewer times; `--busy` while
 * both processors have something else to do; `--peers <folder>…` beside the home pages of built sites;
 * `--server` how fast the server sends pages (server.ts).
 */
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BUILD_FOLDER } from "../current-build.ts";
import { ensureBuilt } from "../ensure-built.ts";
import { findBrowser } from "../browser.ts";
import { openSite } from "#server/releases/current-site.ts";
import type { Pages } from "#server/serving/pages.ts";
import { withSettings } from "#server/run.ts";
import { type Measurement, measurer } from "./measure.ts";
import { benchServer } from "./server.ts";
import { isSite, serveSites } from "./serve-sites.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    busy: { type: "boolean", default: false },
    peers: { type: "boolean", default: false },
    server: { type: "boolean", default: false },
  },
});
const peers = values.peers ? positionals.filter(isSite) : [];
const pages = positionals.filter((path) => !peers.includes(path));
const defaultPaths = values.server
  ? ["/", "/elegant_room", "/favicon.svg", "/robots.txt"]
  : ["/", "/elegant_room"];
const paths = pages.length > 0 ? pages : defaultPaths;
const runs = Number(values.runs);
const invalid = paths.find((path) => !path.startsWith("/"));
if (invalid !== undefined)
  throw new Error(`${invalid} is no address, and no folder with an index.html`);

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function medians(all: Measurement[]): Measurement {
  const keys = Object.keys(all[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(all.map((one) => one[key]))]),
  ) as Measurement;
}

/** A site's line; the scores are performance, accessibility, best practices and SEO. */
function resultLine(name: string, page: Measurement): string {
  const { performance, accessibility, bestPractices, seo } = page;
  const scores = [performance, accessibility, bestPractices, seo].join("/");
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const bytes = [page.bytes, page.scriptBytes, page.pictureBytes].map(kilobytes);
  return `  ${name.padEnd(16)} ${scores.padEnd(16)} paint ${page.largestPaint.toFixed(0)} ms, blocked ${page.blocked.toFixed(0)} ms, shift ${page.layoutShift.toFixed(4)}, at load ${bytes[0]} (scripts ${bytes[1]}, pictures ${bytes[2]}), early scripts ${page.earlyScripts}`;
}

/** Keeps every processor busy; the returned function ends it. */
function keepBusy(): () => void {
  const spin = ["-e", "for (;;) Math.random();"];
  const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, spin));
  return () => busy.forEach((one) => one.kill());
}

async function benchPages(pages: Pages): Promise<void> {
  const { sites, close: closeServers } = await serveSites(pages, peers);
  const { measure, close } = await measurer(findBrowser());
  const rest = values.busy ? keepBusy() : () => {};
  try {
    for (const path of paths) {
      const measurements = new Map(sites.map(({ name }) => [name, [] as Measurement[]]));
      // In turns, so that a busy moment of the machine affects all sites.
      for (let run = 0; run < runs; run++)
        for (const [at, { name, url }] of sites.entries())
          measurements.get(name)?.push(await measure(at < 2 ? url + path : url));
      const [[, own], [, bare]] = [...measurements] as [
        [string, Measurement[]],
        [string, Measurement[]],
      ];
      const ratio = medians(own).largestPaint / medians(bare).largestPaint;
      console.log(
        `\n${path}  (median of ${runs}), largest paint against without scripts ${ratio.toFixed(3)}`,
      );
      for (const [name, all] of measurements) console.log(resultLine(name, medians(all)));
    }
  } finally {
    rest();
    await close();
    closeServers();
  }
}

await withSettings(async ({ siteUrl, dataDir }) => {
  if (!(await ensureBuilt(siteUrl))) process.exit(1);
  const site = await openSite({ build: BUILD_FOLDER, url: siteUrl, dataDir });
  await site.show();
  const { pages } = site.current();
  if (values.server) await benchServer(join(BUILD_FOLDER, "client"), pages, paths, runs, median);
  else await benchPages(pages);
});
