/** Starts a page's scripts: behaviours in plain DOM, then the islands. */
import { startCarousels } from "./carousels.ts";
import { startDialogs } from "./dialogs.ts";
import { startHero } from "./hero.ts";
import { startIslands } from "./islands.ts";
import { startLightboxes } from "./lightboxes.ts";
import { startMenus } from "./menus.ts";
import { startScrolling } from "./scrolling.ts";
import { startSmallBehaviours } from "./small-behaviours.ts";
import { startTheme } from "./theme.ts";

const STARTS = [
  // First, so that presses in islands that are not ready are held before any behaviour sees them.
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

/** Each in a task of its own: a guest who scrolls meanwhile waits for one of them at most. */
function startNext(): void {
  STARTS.shift()?.();
  if (STARTS.length > 0) setTimeout(startNext);
  else dispatchEvent(new Event("site:loaded"));
}
startNext();
