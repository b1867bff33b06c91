/**
 * Makes one copy of the store (the SQLite database), prints the fault if the copy fails, and exits. A separate process is
 * used, because Node.js frees all memory only when a process exits, and because a disk that hangs would delay the server.
 */
import "#server/system/compile-cache.ts";
import { constants, setPriority } from "node:os";

// Guests' requests have priority over backups.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runBackup } = await import("./copies.ts");
process.stdout.write((await runBackup(JSON.parse(process.argv[2]!))) ?? "");
