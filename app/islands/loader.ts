import { startCarousels } from "./carousels.ts";
import { startDialogs } from "./dialogs.ts";
import { startHero } from "./hero.ts";
import { startIslands } from "./islands.ts";
import { startLightboxes } from "./lightboxes.ts";
import { startMenus } from "./menus.ts";
import { startScrolling } from "./scrolling.ts";
import { startSmallBehaviours } from "./small-behaviours.ts";
import { startTheme } from "./theme.ts";

const BEHAVIOURS = [
  // Islands are started first, so that early presses in them are held before any behaviour handles them.
  startIslands,
  startTheme,
  startMenus,
  startScrolling,
  startCarousels,
  startHero,
  startDialogs,
  startLightboxes,
  startSmallBehaviours,
];

/** Starts the next behaviour in a task of its own, so that input waits for one at most. */
function startNext(): void {
  BEHAVIOURS.shift()?.();
  if (BEHAVIOURS.length > 0) setTimeout(startNext);
  else dispatchEvent(new Event("site:loaded"));
}
startNext();
