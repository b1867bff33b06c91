/** What a build leaves for those who make releases with it. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Site } from "#app/site/loaded.ts";
import { openRenderer, type Render } from "./render.ts";

export type SiteBuild = {
  /** Changes with the scripts that pages ask for. */
  id: string;
  /** The style sheets by the address that a rendered page names. */
  sheets: ReadonlyMap<string, string>;
  open: (site: Site) => Render;
};

/** Where a build keeps the release it made itself; the files of it for any host are in client/. */
export function releaseFile(build: string): string {
  return join(build, "release.json");
}

/** Where a build keeps its style sheets: nobody asks for their files. */
export function sheetsFile(build: string): string {
  return join(build, "server/sheets.json");
}

/** Opens a build. */
export async function openBuild(build: string): Promise<SiteBuild> {
  const bundle = join(build, "server/index.js");
  const sheets = await readFile(sheetsFile(build), "utf8");
  const code = await readFile(bundle);
  return {
    id: createHash("sha256").update(code).update(sheets).digest("hex").slice(0, 16),
    sheets: new Map(JSON.parse(sheets) as [string, string][]),
    open: await openRenderer(bundle),
  };
}
