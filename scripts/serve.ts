/** `npm run serve`: serves what is built, and never builds. For machines that get a finished site. */
import "#server/system/compile-cache.ts";

// Imported after the compile cache is enabled, which shortens a start by a third.
const { runServer } = await import("#server/run.ts");

await runServer();
