/** The disk's free space: what a publication may not take, because guests' messages need it. */
import { statfs } from "node:fs/promises";

/** Kept free for messages, in bytes: thousands of them. */
export const RESERVE = 20_000_000;

/** The free space of the disk that a folder is on, in bytes. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws what a full disk throws where so many bytes more would touch the reserve. */
export async function demandSpace(folder: string, bytes: number): Promise<void> {
  if ((await freeSpace(folder)) >= bytes + RESERVE) return;
  throw Object.assign(new Error("The disk is almost full"), { code: "ENOSPC" });
}
