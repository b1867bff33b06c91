/** What a build leaves for those who make releases with it: a bundle that renders, and style sheets. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type { Site } from "#app/site/site-context.ts";

export type SiteBuild = {
  /** Changes with the scripts that pages ask for. */
  id: string;
  /** The style sheets by the address that a rendered page names. */
  sheets: ReadonlyMap<string, string>;
  /** Renders a site, as often as sites change: an address gives its HTML or its data; throws where the site has a fault there. */
  open: (site: Site) => (path: string) => Promise<string>;
};

/** The bundle's entry besides what the framework asks of it (app/entry.server.tsx). */
type Entry = ServerBuild["entry"]["module"] & { siteContext: RouterContext<Site> };

/** Where a build keeps the release it made itself; the files of it for any host are in client/. */
export function releaseFile(build: string): string {
  return join(build, "release.json");
}

/** Where a build keeps its style sheets: nobody asks for their files. */
export function sheetsFile(build: string): string {
  return join(build, "server/sheets.json");
}

async function openBundle(bundle: string): Promise<SiteBuild["open"]> {
  // React reads it as it is loaded: what is rendered here is what guests get.
  process.env["NODE_ENV"] = "production";
  const { createRequestHandler, RouterContextProvider } = await import("react-router");
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const { siteContext } = build.entry.module as Entry;
  const handle = createRequestHandler(build, "production");
  return (site) => async (path) => {
    const context = new RouterContextProvider(new Map([[siteContext, site]]));
    const answer = await handle(new Request(new URL(path, "http://localhost")), context);
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${path} cannot be rendered:\n${text}`);
    return text;
  };
}

/** Opens a build. */
export async function openBuild(build: string): Promise<SiteBuild> {
  const bundle = join(build, "server/index.js");
  const [sheets, code] = await Promise.all([readFile(sheetsFile(build), "utf8"), readFile(bundle)]);
  return {
    id: createHash("sha256").update(code).update(sheets).digest("hex").slice(0, 16),
    sheets: new Map(JSON.parse(sheets) as [string, string][]),
    open: await openBundle(bundle),
  };
}
