/**
 * What our server tells of free nights, and the part of the site that shows it: both are fetched when a
 * guest first touches dates, and where nothing is known the page stays as it is.
 */
import { useSyncExternalStore } from "react";
import type { FreeNights } from "#app/domain/free-nights.ts";
import { FREE_NIGHTS } from "#app/site/paths.ts";

/** For so long an answer is not asked for again, in milliseconds. */
const ASKED_AGAIN = 60_000;

type Shown = (typeof import("./part.ts"))["PART"] & { known: FreeNights };

let shown: Shown | undefined;
let asked = -Infinity;

const listeners = new Set<() => void>();

/** Asks which nights are free; what was known before stays until there is an answer, and grows old. */
export async function askFreeNights(): Promise<void> {
  if (Date.now() - asked < ASKED_AGAIN) return;
  asked = Date.now();
  try {
    const known: FreeNights = await (await fetch(FREE_NIGHTS)).json();
    if (Object.keys(known.rooms).length === 0) shown = undefined;
    else shown = { ...(await import("./part.ts")).PART, known };
    for (const listener of listeners) listener();
  } catch {
    // No line, or a host that has no such file: guests ask as they always could.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known and what shows it; nothing until a guest has touched dates. */
export function useFreeNights(): Shown | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}
