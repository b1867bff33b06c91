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
  // Islands come first: their listeners defer presses in islands that are not ready, before other behaviours get them.
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

/** Each behaviour is started in a task of its own, so that the guest's input waits for one behaviour at most. */
function startNextBehaviour(): void {
  BEHAVIOURS.shift()?.();
  if (BEHAVIOURS.length > 0) setTimeout(startNextBehaviour);
  else dispatchEvent(new Event("site:loaded"));
}
startNextBehaviour();
