/** Light and dark: the class `dark` on the root element, set before the first paint by `THEME_SCRIPT`. */
import { useClientValue } from "#app/hydration/use-client-value.ts";
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

export function useDark(): boolean {
  const isDark = () => document.documentElement.classList.contains("dark");
  return useClientValue(subscribe, isDark, false);
}

export function setTheme(dark: boolean): void {
  try {
    localStorage.setItem(THEME_KEY, String(dark));
  } catch {
    // Storage is not available (private mode): the theme holds for this page alone.
  }
  apply(dark);
}
