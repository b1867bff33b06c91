/** One Lighthouse run on a page, boiled down to the figures we look at. */
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { BROWSER_ARGUMENTS } from "../browser.ts";

/** Scores from 0 to 100, times in milliseconds, sizes in bytes as sent. */
export type Measurement = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blocked: number;
  layoutShift: number;
  bytes: number;
  scriptBytes: number;
  pictureBytes: number;
  /** Scripts asked for before the largest paint was seen. */
  earlyScripts: number;
};

/** A browser that has just started now and then loses its first page. */
const ATTEMPTS = 3;

type Item = {
  resourceType?: string;
  transferSize?: number;
  networkRequestTime?: number;
  observedLargestContentfulPaint?: number;
};

function itemsOf(result: Result, audit: string): Item[] {
  const details = result.audits[audit]?.details;
  return details && "items" in details ? (details.items as Item[]) : [];
}

function measurementOf(result: Result): Measurement {
  const score = (category: string) =>
    Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf(result, "network-requests");
  const bytesOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const seen = itemsOf(result, "metrics")[0]?.observedLargestContentfulPaint ?? 0;
  const early = requests.filter(
    ({ resourceType, networkRequestTime = 0 }) =>
      resourceType === "Script" && networkRequestTime < seen,
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    bytes: bytesOf(),
    scriptBytes: bytesOf("Script"),
    pictureBytes: bytesOf("Image"),
    earlyScripts: early.length,
  };
}

/** A browser to measure with; `close` ends it. */
export async function measurer(chromePath: string) {
  const chrome = await chromeLauncher.launch({
    chromePath,
    // The sites' certificate is signed by nobody (serve-sites.ts).
    chromeFlags: ["--headless=new", "--ignore-certificate-errors", ...BROWSER_ARGUMENTS],
  });
  return {
    measure: async (url: string): Promise<Measurement> => {
      let why = "";
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const run = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
        if (run && !run.lhr.runtimeError) return measurementOf(run.lhr);
        why = run?.lhr.runtimeError?.message ?? "no result";
        console.warn(`Attempt ${attempt} at ${url} failed: ${why}`);
      }
      throw new Error(`Lighthouse could not measure ${url}: ${why}`);
    },
    close: async () => chrome.kill(),
  };
}
