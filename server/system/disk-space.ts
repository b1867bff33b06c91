import { statfs } from "node:fs/promises";

/** Backups and publications leave these last bytes of a disk free for guests' messages. Thousands of messages fit. */
export const RESERVED_DISK_BYTES = 20_000_000;

export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws the error of a full disk if, after writing `bytes`, less than the reserve would be free. */
export async function assertFreeSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeDiskBytes(folder)) >= bytes + RESERVED_DISK_BYTES) return;
  throw Object.assign(new Error("The disk is almost full"), { code: "ENOSPC" });
}

/** The error codes of a full disk: two of SQLite (4874 is for its shared memory) and two of the operating system. */
const FULL_CODES = new Set<unknown>([13, 4874, "ENOSPC", "EDQUOT"]);

export function isDiskFull(error: unknown): boolean {
  const { code, errcode, cause } = Object(error) as Record<string, unknown>;
  return (
    FULL_CODES.has(code) || FULL_CODES.has(errcode) || (cause !== undefined && isDiskFull(cause))
  );
}
