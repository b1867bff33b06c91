import { demandSpace, isDiskFull, RESERVED_SPACE } from "#server/system/disk-space.ts";
import { StoreUnavailable } from "#server/store/database.ts";
import { type DeskContext, DeskError } from "./context.ts";

/** Leaves the space that messages need, in the store and in its WAL. */
export async function demandStoreSpace({ settings }: DeskContext, bytes: number): Promise<void> {
  await demandSpace(settings.dataDir, 2 * bytes);
}

/** Runs `work`; a full disk is a sentence for the family, other errors are what `describe` makes of them. */
export async function withSpaceErrors<T>(
  { database }: DeskContext,
  work: () => Promise<T>,
  describe: (error: unknown) => unknown = (error) => error,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The WAL contains the failed transaction, and would keep the disk full.
    await database.scrub().catch(() => {});
    if (isDiskFull(error))
      throw new DeskError(
        `Il disco è pieno: non è cambiato niente, in linea resta il sito di prima. ${Math.round(RESERVED_SPACE / 1e6)} MB restano sempre liberi per i messaggi degli ospiti: liberate spazio, poi pubblicate di nuovo.`,
      );
    if (error instanceof DeskError || error instanceof StoreUnavailable) throw error;
    throw describe(error);
  }
}
