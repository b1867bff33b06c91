/** Run by `npm start` beside the server: cuts the pictures that its build left for later. */
import { setPriority } from "node:os";
import { join } from "node:path";
import { usedAddresses } from "#app/content/pictures.ts";
import { readContents } from "#app/content/read.ts";
import { loadCatalogue } from "#pictures/catalogue.ts";
import { encodeAll } from "#pictures/encode.ts";
import { arePicturesPending, BUILD_FOLDER, clearPending, withBuildLock } from "./current-build.ts";
import { copyPictures } from "./static-files.ts";

/** How often the progress is printed, in per cent. */
const PROGRESS_STEP = 20;

/** The lowest: guests and the terminal come first. */
const PRIORITY = 19;

setPriority(PRIORITY);
await withBuildLock(async () => {
  if (!arePicturesPending()) return;
  let printed = 0;
  const catalogue = await loadCatalogue();
  const addresses = usedAddresses(readContents(catalogue));
  const onProgress = (done: number, all: number) => {
    const percent = Math.floor((100 * done) / all);
    if (percent < printed + PROGRESS_STEP || percent === 100) return;
    printed = percent - (percent % PROGRESS_STEP);
    console.log(`Pictures: ${printed} % of ${all} files are cut`);
  };
  await encodeAll(catalogue, addresses, { onProgress });
  await copyPictures(join(BUILD_FOLDER, "client"), addresses);
  await clearPending();
  console.log("Pictures: all are cut");
});
