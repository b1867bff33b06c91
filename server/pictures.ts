/** Serves pictures that are not in the build; each is encoded when a guest first requests it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureReader } from "./app.ts";
import type { CurrentSite } from "./site/current-site.ts";
import { encodePictureAt } from "./site/cut-pictures.ts";
import { loadPublishedSite } from "./site/site-source.ts";
import type { Database } from "./store/database.ts";

type PictureOptions = {
  dataDir: string;
  site: Pick<CurrentSite, "current">;
  database: Database;
  log: (error: unknown) => void;
};

/** Only these paths are looked up in the data folder, because other paths might lead out of the folder. */
const PICTURE_PATH_PATTERN = /^\/pictures\/[\w-][\w.-]*$/;

export function createPictureReader(options: PictureOptions): PictureReader {
  const { dataDir, site, database, log } = options;
  /** Simultaneous requests for one file of a picture share one encoding. */
  const pendingEncodings = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>();

  const encodeOnce = (address: string) => {
    const pendingEncoding =
      pendingEncodings.get(address) ??
      loadPublishedSite(database)
        .then(({ catalogue }) => encodePictureAt(catalogue, address, dataDir))
        .catch((error: unknown) => void log(error))
        .finally(() => pendingEncodings.delete(address));
    pendingEncodings.set(address, pendingEncoding);
    return pendingEncoding;
  };

  return async (address) => {
    if (!PICTURE_PATH_PATTERN.test(address)) return undefined;
    // Pictures of an earlier version of a page are served too, because guests may still have that version open.
    const fileBytes = await readFile(join(dataDir, address)).catch(() => undefined);
    return fileBytes || !site.current().pictures.has(address) ? fileBytes : encodeOnce(address);
  };
}
