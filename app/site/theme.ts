/** Light and dark: the class `dark` on the root element, set before the first paint by `THEME_SCRIPT`. */
import { useLive } from "#app/waking/use-live.ts";
import { THEME_KEY } from "./theme-script.ts";

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
