/** What the desk's pages gain where scripts run; all of them work without. */
import { charactersLeft } from "./characters-left.ts";
import { copyButtons, textLinks } from "./copy.ts";
import { focusPoint, uploads } from "./photograph.ts";

// A page that Back brings out of the browser's memory would show, and send, what is no longer so.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

let lastSubmit = -Infinity;

/** How long a second press does nothing, in milliseconds: it would cancel the answer of the first. */
const SUBMIT_PAUSE = 3_000;

// A one-time link that is pressed twice would be spent by the first, and refused to the second.
addEventListener("submit", (event) => {
  if (event.timeStamp - lastSubmit < SUBMIT_PAUSE) event.preventDefault();
  else lastSubmit = event.timeStamp;
});

charactersLeft();
copyButtons();
focusPoint();
uploads();
textLinks();
