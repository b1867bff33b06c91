/** The family's draft in a store, as a form of the desk saves it. */
import { type Edit, withEdit } from "#app/content/edits.ts";
import type { Database } from "#server/store/database.ts";
import { changeEdits } from "#server/store/edits.ts";
import { PRICE } from "./desk-phone.ts";

export function draftEdit(store: Database, edit: Edit): Promise<void> {
  return changeEdits(store, (stored) =>
    withEdit(stored, { ...edit, author: "anna", editedAt: Date.now() }),
  );
}

export function draftPrice(store: Database, value: string): Promise<void> {
  return draftEdit(store, { file: "prices", path: PRICE, value });
}
