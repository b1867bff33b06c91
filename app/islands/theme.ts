/** The root element has the class `dark` in the dark theme; `THEME_SCRIPT` sets the class before the first paint. */
import { THEME_STORAGE_KEY } from "#app/client-state/theme-script.ts";

const rootElement = document.documentElement;

function showTheme(isDark: boolean): void {
  rootElement.classList.toggle("dark", isDark);
  for (const button of document.querySelectorAll("[data-theme-toggle]"))
    button.setAttribute("aria-pressed", String(isDark));
}

export function startTheme(): void {
  showTheme(rootElement.classList.contains("dark"));
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-theme-toggle]")) return;
    const isDark = !rootElement.classList.contains("dark");
    showTheme(isDark);
    try {
      localStorage.setItem(THEME_STORAGE_KEY, String(isDark));
    } catch {
      // Without storage (private mode) the theme applies to this page alone.
    }
  });
  // The guest may have changed the theme on another page before Back restores this one from the browser's memory.
  addEventListener("pageshow", ({ persisted }) => {
    try {
      if (persisted) showTheme(localStorage.getItem(THEME_STORAGE_KEY) === "true");
    } catch {
      // Reading a blocked storage throws; the page keeps its present theme.
    }
  });
}
