/**
 * Light and dark. The choice is text in local storage (`darkMode`: "true" or "false"), and the
 * class `dark` on the root element; `THEME_SCRIPT` sets it before the first paint.
 */
import { useLive } from "#app/waking/use-live.ts";

const THEME_KEY = "darkMode";

/** Runs in the head of every page: marks that scripts run, and applies the stored theme. */
export const THEME_SCRIPT = `(function(r){r.classList.add("js");try{if(localStorage.getItem("${THEME_KEY}")==="true")r.classList.add("dark")}catch(e){}})(document.documentElement)`;

const listeners = new Set<() => void>();

function apply(dark: boolean): void {
  document.documentElement.classList.toggle("dark", dark);
  for (const listener of listeners) listener();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY) apply(newValue === "true");
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorage);
  };
}

/** Whether the page is dark now. */
export function useDark(): boolean {
  return useLive(
    subscribe,
    () => document.documentElement.classList.contains("dark"),
    () => false,
  );
}

/** Chooses a theme and remembers it, where the browser lets us. */
export function chooseTheme(dark: boolean): void {
  try {
    localStorage.setItem(THEME_KEY, String(dark));
  } catch {
    // Storage is closed (private mode): the choice holds for this page.
  }
  apply(dark);
}
