/**
 * `npm run bench`: measures pages, alternately with and without their scripts, with Lighthouse as on a phone with a slow
 * connection. Prints the medians of both; the command does not fail if a page is slow.
 * `npm run bench -- / /elegant_room --runs 3` measures these two pages three times.
 */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { serve } from "@hono/node-server";
import { UNKNOWN_AVAILABILITY } from "#app/domain/availability.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { type AppHandlers, createApp } from "#server/app.ts";
import { importBundle } from "#server/bundle.ts";
import { withSettings } from "#server/run.ts";
import { storedFile } from "#server/serving/representations.ts";
import { loadUneditedSite } from "#server/site/site-source.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./browser.ts";
import { ensureBuilt } from "./current-build.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const paths = positionals.length > 0 ? positionals : ["/", "/elegant_room"];
const runs = Number(values.runs);

const SCRIPT_ELEMENT_PATTERN = /<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g;

type ServedSite = Pick<AppHandlers, "pages" | "assets">;

/** Creates a self-signed certificate, because browsers speak HTTP/2 only over TLS. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const subcommand = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const outputArgs = ["-subj", "/CN=localhost", "-keyout", key, "-out", cert];
  const { error } = spawnSync("openssl", [...subcommand.split(" "), ...outputArgs]);
  if (error) throw new Error("To be installed: openssl", { cause: error });
  const keyAndCertificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return keyAndCertificate;
}

function serveSecurely(served: ServedSite) {
  const serverOptions = { ...createCertificate(), allowHTTP1: true };
  const { fetch } = createApp(served);
  const server = serve({ fetch, port: 0, createServer: createSecureServer, serverOptions });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

const LIGHTHOUSE_FOLDER = join(import.meta.dirname, "../.cache/lighthouse");

/** Returns the path of Lighthouse's command. Installs its 140 MB at the first use, because only this script needs it. */
function installLighthouse(): string {
  const command = join(LIGHTHOUSE_FOLDER, "node_modules/lighthouse/cli/index.js");
  if (existsSync(command)) return command;
  console.log("Installing Lighthouse into .cache/lighthouse …");
  cpSync(join(import.meta.dirname, "lighthouse"), LIGHTHOUSE_FOLDER, { recursive: true });
  const { status } = spawnSync("npm ci", { cwd: LIGHTHOUSE_FOLDER, shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error("Lighthouse could not be installed");
  return command;
}

type LighthouseResult = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
};

type NetworkRequest = { resourceType?: string; transferSize?: number };

/** Returns scores from 0 to 100, times in milliseconds, and sizes in kB as sent. */
function measurementsOf({ categories, audits }: LighthouseResult) {
  const auditValue = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = (audits["network-requests"]?.details?.items ?? []) as NetworkRequest[];
  const kilobytesOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? Number.NaN) * 100]),
    ),
    paint: auditValue("largest-contentful-paint"),
    blocked: auditValue("total-blocking-time"),
    shift: auditValue("cumulative-layout-shift"),
    "kB at load": kilobytesOf(),
    "of scripts": kilobytesOf("Script"),
    "of pictures": kilobytesOf("Image"),
  };
}

type Measurements = ReturnType<typeof measurementsOf>;

function medians(results: Measurements[]): Measurements {
  const keys = Object.keys(results[0]!) as (keyof Measurements)[];
  const medianOf = (key: keyof Measurements) =>
    results.map((result) => result[key]).toSorted((a, b) => a - b)[Math.floor(results.length / 2)];
  return Object.fromEntries(keys.map((key) => [key, medianOf(key)])) as Measurements;
}

/** Measures a page in up to three attempts, because a browser that has just started sometimes fails to load its first page. */
async function measure(lighthouse: string, url: string, attempts = 3): Promise<Measurements> {
  const chromeFlags = ["--headless=new", "--ignore-certificate-errors", ...BROWSER_ARGUMENTS];
  const flags = ["--output=json", "--quiet", `--chrome-flags=${chromeFlags.join(" ")}`];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [lighthouse, url, ...flags], {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: 64_000_000,
    });
    return measurementsOf(JSON.parse(stdout) as LighthouseResult);
  } catch (error) {
    if (attempts > 1) return measure(lighthouse, url, attempts - 1);
    throw new Error(`Lighthouse could not measure ${url}`, { cause: error });
  }
}

async function bench(ourSite: ServedSite, bareSite: ServedSite): Promise<void> {
  const sites = [serveSecurely(ourSite), serveSecurely(bareSite)];
  const lighthouse = installLighthouse();
  try {
    for (const path of paths) {
      const bothResults: [Measurements[], Measurements[]] = [[], []];
      for (let run = 0; run < runs; run++)
        for (const [siteIndex, { url }] of sites.entries())
          bothResults[siteIndex]!.push(await measure(lighthouse, url + path));
      const [ourMedians, bareMedians] = [medians(bothResults[0]), medians(bothResults[1])];
      const ratio = (ourMedians.paint / bareMedians.paint).toFixed(3);
      console.log(`\n${path}  (median of ${runs}), largest paint against without scripts ${ratio}`);
      console.table({ ours: ourMedians, "without scripts": bareMedians });
    }
  } finally {
    for (const { close } of sites) close();
  }
}

await withSettings(async ({ siteUrl }) => {
  if (!(await ensureBuilt())) process.exit(1);
  const { createSitePages, openSite, renderPage } = await importBundle();
  const site = await openSite({ url: siteUrl });
  await site.show(await loadUneditedSite());
  const availabilityFile = await storedFile(
    AVAILABILITY_PATH,
    Buffer.from(JSON.stringify(UNKNOWN_AVAILABILITY)),
  );
  const assets = new Map([...site.assets, [AVAILABILITY_PATH, availabilityFile] as const]);
  const { contents, pages } = site.current();
  const renderWithoutScripts: typeof renderPage = (request) => {
    const { html, csp } = renderPage(request);
    return { html: html.replaceAll(SCRIPT_ELEMENT_PATTERN, ""), csp };
  };
  const barePages = await createSitePages({ contents, url: siteUrl, render: renderWithoutScripts });
  await bench({ pages, assets }, { pages: barePages, assets });
});
