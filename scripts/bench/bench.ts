/**
 * `npm run bench`: measures pages as a phone on a slow line sees them (Lighthouse, mobile), each
 * against the same page without scripts, in the same run. Prints the median of five; asserts nothing.
 *
 * `npm run bench -- / /elegant_room --runs 3` measures other pages, or fewer times;
 * `npm run bench -- --server` how fast the server sends them (server.ts).
 */
import { parseArgs } from "node:util";
import { build } from "../build-site.ts";
import { BUILD, isBuilt } from "../current-build.ts";
import { findBrowser } from "../browser.ts";
import { readSettings } from "#server/settings.ts";
import { type Measurement, measurer } from "./measure.ts";
import { benchServer } from "./server.ts";
import { serveTwice } from "./serve-twice.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, server: { type: "boolean", default: false } },
});
const usual = values.server
  ? ["/", "/elegant_room", "/favicon.svg", "/robots.txt"]
  : ["/", "/elegant_room"];
const paths = positionals.length > 0 ? positionals : usual;
const runs = Number(values.runs);

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

const { siteUrl } = readSettings(process.env);
if (!(await isBuilt(siteUrl))) await build();
if (values.server) await benchServer(BUILD, paths, runs, median);
else await benchPages();

async function benchPages(): Promise<void> {
  const browser = findBrowser();
  const servers = await serveTwice(BUILD);
  const { measure, close } = await measurer(browser);

  try {
    for (const path of paths) {
      const own: Measurement[] = [];
      const bare: Measurement[] = [];
      // Turn by turn, so that a busy moment of the machine strikes both alike.
      for (let run = 0; run < runs; run++) {
        own.push(await measure(`${servers.own}${path}`));
        bare.push(await measure(`${servers.withoutScripts}${path}`));
      }
      const page = medians(own);
      const limit = medians(bare);
      const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      console.log(`\n${path}  (median of ${runs})
  performance ${page.performance} (without scripts ${limit.performance}), accessibility ${page.accessibility}, best practices ${page.bestPractices}, SEO ${page.seo}
  largest paint ${page.largestPaint.toFixed(0)} ms; without scripts ${limit.largestPaint.toFixed(0)} ms; ratio ${(page.largestPaint / limit.largestPaint).toFixed(3)}
  blocked ${page.blocked.toFixed(0)} ms (without scripts ${limit.blocked.toFixed(0)} ms), layout shift ${page.layoutShift.toFixed(4)}
  at load ${kilobytes(page.bytes)}, of it scripts ${kilobytes(page.scriptBytes)}, pictures ${kilobytes(page.pictureBytes)}
  scripts asked for before the largest paint: ${page.earlyScripts}`);
    }
  } finally {
    await close();
    servers.close();
  }
}
