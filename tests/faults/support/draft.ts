import { openStore, type StoreLocation } from "#server/store/open.ts";
import { changeValues, type DraftChange } from "#tests/support/draft.ts";

/** Changes a value in a house's draft and closes the store, because some tests replace its file. */
export async function draftValue(house: StoreLocation, change: DraftChange): Promise<void> {
  const store = await openStore(house);
  await changeValues(store, change).finally(store.close);
}

export const draftHeading = (house: StoreLocation, value: string): Promise<void> =>
  draftValue(house, { file: "it/privacy", path: "heading", value });
