import { REDUCED_MOTION_QUERY } from "#app/ui/reduced-motion.ts";

const rootElement = document.documentElement;

/** The scroll positions, in pixels, above which the top bar has a background and the button to the top is shown. */
const SOLID_BAR_SCROLL = 100;
const TO_TOP_SCROLL = 20;

function markScrollPosition(): void {
  const headerData = document.querySelector<HTMLElement>("[data-solid-after]")?.dataset;
  const solidBarScroll = Number(headerData?.["solidAfter"] ?? SOLID_BAR_SCROLL);
  const updateMarks = () => {
    rootElement.toggleAttribute("data-scrolled", scrollY > solidBarScroll);
    rootElement.toggleAttribute("data-down", scrollY > TO_TOP_SCROLL);
  };
  updateMarks();
  addEventListener("scroll", updateMarks, { passive: true });
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-to-top]")) scrollTo({ top: 0, behavior: "smooth" });
  });
}

/** An element with `data-reveal` appears when its top is this many pixels above the window's lower edge. */
const REVEAL_HEIGHT = 120;

/** Hides elements below the window's lower edge until the guest scrolls there; with reduced motion, hides nothing. */
function startReveals(): void {
  if (matchMedia(REDUCED_MOTION_QUERY).matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // The height is read before the attributes are written, because reading it afterwards would force a layout.
      const windowHeight = innerHeight;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const { top } = boundingClientRect;
        const isFirstSeen = !target.hasAttribute("data-reveal-state");
        if (isFirstSeen && top > windowHeight) target.setAttribute("data-reveal-state", "waiting");
        if (!isIntersecting && top > 0) continue;
        target.setAttribute("data-reveal-state", "shown");
        observer.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${REVEAL_HEIGHT}px 0px` },
  );
  for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
  // An element is revealed at once when the focus comes into it, for example by the Tab key.
  document.addEventListener("focusin", ({ target }) => {
    const hiddenElement = (target as Element).closest("[data-reveal-state=waiting]");
    hiddenElement?.setAttribute("data-reveal-state", "shown");
  });
}

/** Returns true for a filled button. In the list of rooms, only the buttons of free rooms are filled (app/ui/button.tsx). */
function isFilledButton(button: Element): boolean {
  const card = button.closest<HTMLElement>("[data-card]");
  return !card || card.dataset["answer"] === "free";
}

/** While a form's button is in view, the booking buttons of the bars are not filled, so that the form's button stands out. */
function watchFormButtons(): void {
  const visibleButtons = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && isFilledButton(target)) visibleButtons.add(target);
      else visibleButtons.delete(target);
    rootElement.toggleAttribute("data-form-button", visibleButtons.size > 0);
  });
  const buttonSelector = "main :is(form [type=submit], :is(form, [data-card]) a[target=_blank])";
  for (const button of document.querySelectorAll(buttonSelector)) observer.observe(button);
}

function isBackOrForward(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward";
}

/** When Back reloads a page, the browser scrolls before islands have their height, so this function scrolls afterwards. */
function restoreScrollPosition(): void {
  addEventListener("pagehide", () => {
    history.replaceState({ ...history.state, top: scrollY }, "");
  });
  const { top } = Object(history.state) as { top?: number };
  if (top === undefined || !isBackOrForward()) return;
  let hasGuestScrolled = false;
  for (const type of ["wheel", "touchmove", "keydown"])
    addEventListener(type, () => (hasGuestScrolled = true), { once: true, passive: true });
  addEventListener(
    "site:hydrated",
    () => requestAnimationFrame(() => hasGuestScrolled || scrollTo({ top, behavior: "instant" })),
    { once: true },
  );
}

export function startScrolling(): void {
  markScrollPosition();
  restoreScrollPosition();
  startReveals();
  watchFormButtons();
}
