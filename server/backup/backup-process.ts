/**
 * Makes one copy of the store, prints the fault if there is one, and exits. This is a process of its own, because
 * Node.js frees all memory only when a process exits, and because a disk that hangs would delay the server.
 */
import "#server/system/compile-cache.ts";
import { constants, setPriority } from "node:os";

// Guests' requests have priority over backups.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runBackup } = await import("./copies.ts");
process.stdout.write((await runBackup(JSON.parse(process.argv[2]!))) ?? "");
