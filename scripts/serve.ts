/** `npm run serve`: serves what is built, and never builds. For machines that get a finished site. */
import "#server/system/compile-cache.ts";

// Imported afterwards, so that the compile cache is enabled for them: a start takes a third less.
const { runServer } = await import("#server/run.ts");

await runServer();
