/**
 * What our server tells of free nights, and the part of the site that shows it: both are fetched for dates
 * that stand already, or when a guest first touches dates. Where nothing is known the page stays as it is.
 */
import { useEffect, useSyncExternalStore } from "react";
import type { Availability } from "#app/domain/availability.ts";
import { FREE_NIGHTS } from "#app/paths/paths.ts";

/** For so long an answer is not asked for again, in milliseconds. */
const ASKED_AGAIN = 60_000;

/** So often knowledge is looked at again, in milliseconds: it grows old while the page stands open. */
const LOOKED_AT = 30_000;

type Shown = (typeof import("./part.ts"))["PART"] & {
  known: Availability;
  now: number;
};

type State = { shown?: Shown | undefined; isSettled: boolean };

const ASLEEP: State = { isSettled: false };

let state = ASLEEP;
let asked = -Infinity;
let clock: ReturnType<typeof setInterval> | undefined;

const listeners = new Set<() => void>();

function settle(shown: Shown | undefined): void {
  state = { shown, isSettled: true };
  for (const listener of listeners) listener();
}

function look(): void {
  if (state.shown) settle({ ...state.shown, now: Date.now() });
}

/** Asks which nights are free; what was known before stays until there is an answer, and grows old. */
export async function askFreeNights(): Promise<void> {
  if (Date.now() - asked < ASKED_AGAIN) return;
  asked = Date.now();
  try {
    const known: Availability = await (await fetch(FREE_NIGHTS)).json();
    if (Object.keys(known.rooms).length === 0) return settle(undefined);
    settle({ ...(await import("./part.ts")).PART, known, now: Date.now() });
    clock ??= setInterval(look, LOOKED_AT);
  } catch {
    // No line, or a host that has no such file: guests ask as they always could.
    settle(state.shown);
  }
}

/** Dates that stand already are answered without a touch, once the browser is idle. */
export function useNightsFor(hasDates: boolean): void {
  useEffect(() => {
    if (!hasDates) return;
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in window)) return void setTimeout(askFreeNights, 200);
    const idle = requestIdleCallback(() => void askFreeNights(), { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, [hasDates]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useNightsState(): State {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => ASLEEP,
  );
}

/** What is known and what shows it; nothing before it was asked for. */
export function useFreeNights(): Shown | undefined {
  return useNightsState().shown;
}

/** Whether there was an answer, or that there is none. */
export function useIsAnswered(): boolean {
  return useNightsState().isSettled;
}
