import { type RefObject, useEffect, useState } from "react";

const CONTROLS = "a, button, input, select, textarea, summary, label, [tabindex='0']";

/** Places above the corner, in steps of 64 px (`-translate-y-16`). */
const PLACES = [0, 1, 2, 3, 4, 5, 6] as const;
const STEP = 64;

/** How close a control may come, and how finely is looked for one, in pixels. */
const AIR = 6;
const MESH = 15;

/** How long the page must rest before it is looked at again, in milliseconds. */
const REST = 80;

export type Place = (typeof PLACES)[number] | "none";

function isFree(button: HTMLElement, left: number, top: number): boolean {
  const { offsetWidth: width, offsetHeight: height } = button;
  for (let x = left - AIR; x <= left + width + AIR; x += MESH)
    for (let y = top - AIR; y <= top + height + AIR; y += MESH) {
      const below = document.elementsFromPoint(x, y);
      if (below.some((element) => !button.contains(element) && element.closest(CONTROLS)))
        return false;
    }
  return true;
}

/** Where a button that floats in a corner covers no control: in it, or so many steps above. */
export function useFreePlace(button: RefObject<HTMLElement | null>, isShown: boolean): Place {
  const [place, setPlace] = useState<Place>(0);
  useEffect(() => {
    if (!isShown) return;
    const look = () => {
      const element = button.current;
      if (!element?.offsetWidth) return;
      // Where it stands without having stepped aside.
      const { right, bottom } = getComputedStyle(element);
      const left = document.documentElement.clientWidth - parseFloat(right) - element.offsetWidth;
      const top = innerHeight - parseFloat(bottom) - element.offsetHeight;
      const free = PLACES.find((steps) => isFree(element, left, top - steps * STEP));
      setPlace(free ?? "none");
    };
    let timer = setTimeout(look);
    const onChange = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    // A press can open a panel under it.
    const events = ["scroll", "resize", "click", "keyup"] as const;
    for (const event of events) addEventListener(event, onChange, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, onChange);
    };
  }, [button, isShown]);
  return place;
}
