/**
 * A process that makes one copy of the store, prints its fault, and exits: Node.js gives memory back to the
 * system only at the exit, and a disk that hangs delays only this process.
 */
import "#server/system/compile-cache.ts";
import { constants, setPriority } from "node:os";

// Guests' requests have priority over backups.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runBackup } = await import("./copies.ts");
process.stdout.write((await runBackup(JSON.parse(process.argv[2]!))) ?? "");
