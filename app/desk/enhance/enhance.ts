/** What the desk's pages gain where scripts run; all of them work without. */
import { copyButtons, textLinks } from "./copy.ts";

// A page that Back brings out of the browser's memory would show, and send, what is no longer so.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

copyButtons();
textLinks();
