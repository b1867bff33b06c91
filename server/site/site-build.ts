/** Opens a build for rendering: its bundle and its style sheets. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type { Site } from "#app/site/site-context.ts";

export type SiteBuild = {
  /** Changes with the scripts that pages use, and with the commit: its content may be another. */
  id: string;
  /** The style sheets, by the address in rendered pages. */
  sheets: ReadonlyMap<string, string>;
  /** A renderer for one site: gives the HTML or data at an address; throws where that fails. */
  open: (site: Site) => (path: string) => Promise<string>;
};

type BundleEntry = ServerBuild["entry"]["module"] & { siteContext: RouterContext<Site> };

/** The file of the build's own release; client/ has its files for static hosts. */
export function releaseFile(build: string): string {
  return join(build, "release.json");
}

/** The file of the style sheets, which no page links. */
export function styleSheetsFile(build: string): string {
  return join(build, "server/sheets.json");
}

async function openBundle(bundle: string): Promise<SiteBuild["open"]> {
  // React reads it when it is imported: guests get production code.
  process.env["NODE_ENV"] = "production";
  const { createRequestHandler, RouterContextProvider } = await import("react-router");
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const { siteContext } = build.entry.module as BundleEntry;
  const handle = createRequestHandler(build, "production");
  return (site) => async (path) => {
    const context = new RouterContextProvider(new Map([[siteContext, site]]));
    const answer = await handle(new Request(new URL(path, "http://localhost")), context);
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} cannot be rendered:\n${text}`);
    return text;
  };
}

/** What tells builds apart; the commit stands for what is in neither the bundle nor the sheets. */
export function buildId(code: Uint8Array, sheets: string, commit: string): string {
  const hash = createHash("sha256").update(code).update(sheets).update(commit);
  return hash.digest("hex").slice(0, 16);
}

export async function openBuild(build: string): Promise<SiteBuild> {
  const bundle = join(build, "server/index.js");
  const [sheets, code, commit] = await Promise.all([
    readFile(styleSheetsFile(build), "utf8"),
    readFile(bundle),
    readFile(join(build, "commit"), "utf8").catch(() => ""),
  ]);
  return {
    id: buildId(code, sheets, commit),
    sheets: new Map(JSON.parse(sheets) as [string, string][]),
    open: await openBundle(bundle),
  };
}
