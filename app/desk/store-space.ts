import { assertFreeSpace, isDiskFull, RESERVED_DISK_BYTES } from "#server/system/disk-space.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { type DeskContext, DeskError } from "./context.ts";

/** Throws if `bytes`, written to both the database and its write-ahead log, would use disk space reserved for messages. */
export async function demandStoreSpace({ settings }: DeskContext, bytes: number): Promise<void> {
  await assertFreeSpace(settings.dataDir, 2 * bytes);
}

/** Runs `work`. If the disk is full, throws a `DeskError`; for another unexpected error, throws what `describeError` returns. */
export async function withSpaceErrors<T>(
  { database }: DeskContext,
  work: () => Promise<T>,
  describeError: (error: unknown) => unknown = (error) => error,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The write-ahead log contains the failed transaction and would fill the disk, so the log is emptied.
    await database.scrub().catch(() => {});
    if (isDiskFull(error))
      throw new DeskError(
        `Il disco è pieno: non è cambiato niente, in linea resta il sito di prima. ${Math.round(RESERVED_DISK_BYTES / 1e6)} MB restano sempre liberi per i messaggi degli ospiti: liberate spazio, poi pubblicate di nuovo.`,
      );
    if (error instanceof DeskError || error instanceof StoreUnavailable) throw error;
    throw describeError(error);
  }
}
