/** Light and dark: the class `dark` on the root element, set before the first paint by `THEME_SCRIPT`. */
import { useClientValue } from "#app/hydration/use-client-value.ts";
import { THEME_KEY } from "./theme-script.ts";

const listeners = new Set<() => void>();

function applyTheme(dark: boolean): void {
  document.documentElement.classList.toggle("dark", dark);
  for (const listener of listeners) listener();
}

function onStorageChange({ key, newValue }: StorageEvent): void {
  if (key === THEME_KEY) applyTheme(newValue === "true");
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", onStorageChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", onStorageChange);
  };
}

/**
 * Puts the root element's classes on again: where somebody else changed the page before hydration, React
 * renders the document anew, without them.
 */
export function restoreRootClasses(): void {
  document.documentElement.classList.add("js");
  try {
    applyTheme(localStorage.getItem(THEME_KEY) === "true");
  } catch {
    // Storage is not available: the theme is light.
  }
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
  applyTheme(dark);
}
