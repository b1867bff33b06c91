/** A server's hold on its store. */
import { setTimeout as pause } from "node:timers/promises";
import { SettingsError } from "../settings-error.ts";
import { holdStore } from "./hold.ts";
import { storePlace, type Where } from "./open.ts";

/** How long a server that is ending may still hold the store, in milliseconds. */
const ENDING = 5_000;

/** How often a store that could not be held is tried again, in milliseconds. */
const AGAIN = 2_000;

function taken(where: Where): string {
  const place = storePlace(where);
  return where.databaseUrl
    ? `The desk is moving the store away: ${place}. Start the server when that is done.`
    : `DATA_DIR is taken: another server works on ${place}, or the desk is moving it. One folder is for one server: end that one, or set DATA_DIR to another folder.`;
}

/**
 * Holds the store until the process ends; throws a `SettingsError` when it is another's. A store that
 * is away is held as soon as it is back: pages are served without it.
 */
export async function holdAsServer(
  where: Where,
  log: (line: string) => void = console.error,
  patience = ENDING,
): Promise<void> {
  let isTold = false;
  const hold = async () => {
    try {
      return (await holdStore(where, "server", later)) ? "held" : "taken";
    } catch {
      return "away";
    }
  };
  const later = () => {
    const retry = async () => {
      const state = await hold();
      if (state === "held") return;
      if (state === "taken" && !isTold) log(taken(where));
      isTold ||= state === "taken";
      later();
    };
    setTimeout(() => void retry(), AGAIN).unref();
  };
  for (const end = performance.now() + patience; ;) {
    const state = await hold();
    if (state === "held") return;
    if (state === "away") return later();
    if (performance.now() >= end) throw new SettingsError(taken(where));
    await pause(100);
  }
}
