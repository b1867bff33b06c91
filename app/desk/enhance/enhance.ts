/** What the desk's pages gain where scripts run; all of them work without. */
import { showCharactersLeft } from "./characters-left.ts";
import { enableCopyButtons, updateTextLinks } from "./copy.ts";
import { enableFocusPicker, enableUploads } from "./photograph.ts";

// A page that Back brings out of the browser's memory would show, and send, what is no longer so.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

let lastSubmitTime = -Infinity;

/** How long a second press does nothing, in milliseconds: it would cancel the answer of the first. */
const SUBMIT_PAUSE_MS = 3_000;

// A one-time link that is pressed twice would be spent by the first, and refused to the second.
addEventListener("submit", (event) => {
  if (event.timeStamp - lastSubmitTime < SUBMIT_PAUSE_MS) event.preventDefault();
  else lastSubmitTime = event.timeStamp;
});

showCharactersLeft();
enableCopyButtons();
enableFocusPicker();
enableUploads();
updateTextLinks();
