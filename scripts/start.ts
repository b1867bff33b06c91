/**
 * `npm start`: builds when the build is missing or older than its sources, then serves it. The first
 * page does not wait for the pictures: they are cut beside the server, or when requested.
 * Where the sources cannot be built, the last build is served.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "#pictures/catalogue.ts";
import { runServer } from "#server/run.ts";
import { arePicturesPending, BUILD_FOLDER, restoreInterruptedSwap } from "./current-build.ts";
import { ensureBuilt } from "./ensure-built.ts";

let loadedCatalogue: Promise<Catalogue> | undefined;

async function pictureAt(address: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const { PICTURE_CACHE, encode } = await import("#pictures/encode.ts");
  const { loadCatalogue } = await import("#pictures/catalogue.ts");
  return (await encode(await (loadedCatalogue ??= loadCatalogue()), address))
    ? readFile(join(PICTURE_CACHE, address))
    : undefined;
}

function cutPendingPictures(): void {
  const script = (name: string) => join(import.meta.dirname, name);
  const child = spawn(
    process.execPath,
    ["--import", script("end-with-parent.ts"), script("cut-pictures.ts")],
    { stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  child.unref();
  child.channel?.unref();
}

await runServer(async ({ siteUrl }) => {
  await restoreInterruptedSwap();
  if (!(await ensureBuilt(siteUrl, "pages"))) {
    if (!existsSync(BUILD_FOLDER)) process.exit(1);
    console.error("The site could not be built: the last build is served.");
  }
  return arePicturesPending() ? { pictureAt } : {};
});
if (arePicturesPending()) cutPendingPictures();
