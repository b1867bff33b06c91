/**
 * A process that makes one copy of the store, prints why it could not, and exits: Node.js gives memory back to the
 * system only then, and a disk that hangs holds nobody else up.
 */
import "#server/system/compile-cache.ts";
import { constants, setPriority } from "node:os";

// Guests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { runBackup } = await import("./copies.ts");
process.stdout.write((await runBackup(JSON.parse(process.argv[2]!))) ?? "");
