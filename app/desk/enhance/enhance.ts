/** Progressive enhancement: all pages of the desk work without scripts, and better with this script. */
import { insertTickedTopics, markAnsweredWhenSent } from "./reply.ts";
import { enableCopyButtons, showCharactersLeft, updateTextLinks } from "./text-fields.ts";
import { enableFocalPointPicker, enableUploads } from "./photograph.ts";

// A page from the back/forward cache is loaded again: it may be out of date, and its form may have been sent already.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

let lastSubmitTime = -Infinity;

/** For this time after a submit, other submits are ignored, because they would cancel the response to the first submit. */
const SUBMIT_PAUSE_MS = 3_000;

// Without this, the first submit of a double press would use up a one-time link, and the second submit would be refused.
addEventListener("submit", (event) => {
  if (event.timeStamp - lastSubmitTime < SUBMIT_PAUSE_MS) event.preventDefault();
  else lastSubmitTime = event.timeStamp;
});

showCharactersLeft();
enableCopyButtons();
enableFocalPointPicker();
enableUploads();
updateTextLinks();
insertTickedTopics();
markAnsweredWhenSent();
