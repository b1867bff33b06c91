/** The desk's bundle in a build: renders screens, and names the files that pages load. */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DESK, DESK_PATHS } from "../paths.ts";
import type { render as Render } from "../render.tsx";
import { fileHeaders } from "#server/serving/headers.ts";

type AssetManifest = Record<string, { file: string }>;

async function loadBundle(folder: string) {
  const manifest = JSON.parse(await readFile(join(folder, "assets.json"), "utf8")) as AssetManifest;
  const addressOf = (source: string) => `${DESK}/${manifest[source]?.file}`;
  const { render } = (await import(pathToFileURL(join(folder, "render.js")).href)) as {
    render: typeof Render;
  };
  const files = new Map<string, { body: Buffer<ArrayBuffer>; headers: Record<string, string> }>();
  for (const name of await readdir(join(folder, "assets"))) {
    const body = await readFile(join(folder, "assets", name));
    files.set(`${DESK_PATHS.assets}/${name}`, { body, headers: fileHeaders(`/assets/${name}`) });
  }
  return {
    render,
    assets: {
      style: addressOf("app/desk/desk.css"),
      script: addressOf("app/desk/enhance/enhance.ts"),
      passkeys: addressOf("app/desk/enhance/passkeys.ts"),
    },
    /** The files below `DESK_PATHS.assets`, by address. */
    files,
  };
}

export type DeskBundle = Awaited<ReturnType<typeof loadBundle>>;

/** Loads the bundle when the desk is first opened, so that a server without visits to the desk needs less memory. */
export function deskBundle(build: string): () => Promise<DeskBundle> {
  let bundle: Promise<DeskBundle> | undefined;
  return () => {
    bundle ??= loadBundle(join(build, "desk"));
    bundle.catch(() => (bundle = undefined));
    return bundle;
  };
}
