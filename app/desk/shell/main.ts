/** `npm run desk`: one command of the family's desk. */
import "#server/system/data-owner.ts";
import "#server/system/compile-cache.ts";

// The dynamic import comes after the compile cache is enabled, so that it is used.
const { runDesk } = await import("./run-desk.ts");

process.exitCode = await runDesk(process.argv.slice(2), process.env);
