/**
 * A process that makes one copy of the store, prints the fault if there is one, and exits. It is a separate process,
 * because Node.js frees memory only at its exit, and so that a disk that hangs does not delay the server.
 */
import "#server/system/compile-cache.ts";
import { constants, setPriority } from "node:os";

// Guests' requests have priority over backups.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runBackup } = await import("./copies.ts");
process.stdout.write((await runBackup(JSON.parse(process.argv[2]!))) ?? "");
