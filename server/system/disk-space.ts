import { statfs } from "node:fs/promises";

/** The bytes that stay free for guests' messages, of which thousands fit. */
export const RESERVED_DISK_BYTES = 20_000_000;

export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws the error of a full disk if writing `bytes` would cut into the reserve. */
export async function assertFreeSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeDiskBytes(folder)) >= bytes + RESERVED_DISK_BYTES) return;
  throw Object.assign(new Error("The disk is almost full"), { code: "ENOSPC" });
}

/** The codes of a full disk: of SQLite (4874 for its shared memory) and of the system. */
const FULL_CODES = new Set<unknown>([13, 4874, "ENOSPC", "EDQUOT"]);

export function isDiskFull(error: unknown): boolean {
  const { code, errcode, cause } = Object(error) as Record<string, unknown>;
  return (
    FULL_CODES.has(code) || FULL_CODES.has(errcode) || (cause !== undefined && isDiskFull(cause))
  );
}
