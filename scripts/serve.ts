/** `npm run serve`: serves what is built, and never builds. For machines that get a finished site. */
import "#server/system/compile-cache.ts";

// This import follows the import that enables the compile cache, because the cache shortens a start by a third.
const { runServer } = await import("#server/run.ts");

await runServer();
