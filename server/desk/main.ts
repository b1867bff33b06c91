/** `npm run desk`: one command of the family's desk. */
import "#server/system/compile-cache.ts";

// Imported in its turn: what is imported above is loaded before the cache is there.
const { runDesk } = await import("./desk.ts");

process.exitCode = await runDesk(process.argv.slice(2), process.env);
