/** `npm run serve`: serves what is built, and never builds. For machines that get a finished site. */
import { runServer } from "#server/run.ts";

await runServer();
