/** `npm run serve`: serves what is built, and never builds. For machines that get a finished site. */
import { runServer } from "#server/run.ts";
import { settleBuild } from "./current-build.ts";

await runServer(settleBuild);
