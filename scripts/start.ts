/**
 * `npm start`: builds if the build is missing or older than its sources, then serves the build, or the previous one if
 * building fails. Does not wait until all pictures are encoded, because the server encodes a picture at its first request.
 */
import { existsSync } from "node:fs";
import { BUILD_FOLDER } from "#server/site/build-folder.ts";
import { runServer } from "#server/run.ts";
import { ensureBuilt } from "./current-build.ts";

await runServer(async () => {
  if (!(await ensureBuilt("pages"))) {
    if (!existsSync(BUILD_FOLDER)) process.exit(1);
    console.error("The site could not be built: the last build is served.");
  }
});
