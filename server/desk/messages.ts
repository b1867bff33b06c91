import type { Database } from "#server/store/database.ts";
import { allMessages, type StoredMessage } from "#server/store/messages.ts";

/** A text without accents and capitals. */
function normalize(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

export async function findMessages(database: Database, text: string): Promise<StoredMessage[]> {
  return (await allMessages(database)).filter(({ name, email, reference }) =>
    [name, email, reference].some((value) => normalize(value).includes(normalize(text))),
  );
}
