import type { Contents } from "#app/content/site-content.ts";
import { DEFAULT_LANGUAGE } from "#app/domain/languages.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";

export type DeskContext = {
  database: Database;
  settings: Settings;
  /** The time of the request or command, in milliseconds since 1970. */
  now: number;
  /** The name of the device, or of the operator's user account, that makes a change; may be empty. */
  author: string;
};

/** `contents` returns the content that guests see, not the content of the draft. */
export type SiteContext = DeskContext & { contents: () => Contents };

/** `rooms` returns the rooms that guests see, not the rooms of the draft. */
export type HouseContext = DeskContext & { rooms: () => Promise<DeskRoom[]> };

export type DeskRoom = { slug: string; name: string };

export function roomsIn(contents: Contents): DeskRoom[] {
  return contents[DEFAULT_LANGUAGE].rooms.rooms.map(({ slug, name }) => ({ slug, name }));
}

export const PAGE_NOT_FOUND = "Questa pagina del banco non c’è.";

/** A mistake that the family can correct; the message is an Italian sentence for the family. */
export class DeskError extends Error {
  override name = "DeskError";
}
