/** The figures of one Lighthouse run. */
import { BROWSER_ARGUMENTS } from "../browser.ts";
import { loadLighthouse, type LighthouseResult } from "./lighthouse.ts";

/** A browser that has just started sometimes loses its first page. */
const MAX_ATTEMPTS = 3;

type AuditItem = {
  resourceType?: string;
  transferSize?: number;
  networkRequestTime?: number;
  observedLargestContentfulPaint?: number;
};

function itemsOf(result: LighthouseResult, audit: string): AuditItem[] {
  const details = result.audits[audit]?.details;
  return details && "items" in details ? (details.items as AuditItem[]) : [];
}

/** Scores from 0 to 100, times in milliseconds, sizes in bytes as sent. */
function measurementOf(result: LighthouseResult) {
  const score = (category: string) =>
    Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = itemsOf(result, "network-requests");
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const pictures = requests.filter(({ resourceType }) => resourceType === "Image");
  const bytesOf = (items: AuditItem[]) =>
    items.reduce((sum, one) => sum + (one.transferSize ?? 0), 0);
  const largestPaint = itemsOf(result, "metrics")[0]?.observedLargestContentfulPaint ?? 0;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint"),
    blocked: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(scripts),
    pictureBytes: bytesOf(pictures),
    /** The number of scripts requested before the largest paint. */
    earlyScripts: scripts.filter(({ networkRequestTime = 0 }) => networkRequestTime < largestPaint)
      .length,
  };
}

export type Measurement = ReturnType<typeof measurementOf>;

/** A browser to measure with; `close` ends it. */
export async function measurer(chromePath: string) {
  const { launch, lighthouse } = await loadLighthouse();
  const chrome = await launch({
    chromePath,
    // The certificate is self-signed (serve-sites.ts).
    chromeFlags: ["--headless=new", "--ignore-certificate-errors", ...BROWSER_ARGUMENTS],
  });
  return {
    measure: async (url: string): Promise<Measurement> => {
      for (let attempt = 1; ; attempt++) {
        const run = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
        if (run && !run.lhr.runtimeError) return measurementOf(run.lhr);
        const why = `Lighthouse could not measure ${url}: ${run?.lhr.runtimeError?.message}`;
        if (attempt === MAX_ATTEMPTS) throw new Error(why);
        console.warn(why);
      }
    },
    close: async () => chrome.kill(),
  };
}
