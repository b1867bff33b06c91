/**
 * The few lines that wake a page: its scripts are fetched once the page has loaded and the browser
 * is idle, or at the guest's first touch, key or focus. A press on a button that comes too early is
 * kept and repeated as soon as the page can answer it; links, fields and popovers work by themselves.
 */
export function WAKE_SCRIPT(address: string): string {
  return minified(`(() => {
    const root = document.documentElement;
    const gestures = ["pointerdown", "keydown", "touchstart", "focusin"];
    let awake = false;
    let early = null;
    const wake = () => {
      if (awake) return;
      awake = true;
      for (const gesture of gestures) removeEventListener(gesture, wake, true);
      import("${address}");
    };
    const keep = (event) => {
      const button = event.target.closest?.("button:not([popovertarget]):not([type=submit])");
      if (!button || "hydrated" in root.dataset) return;
      event.stopPropagation();
      early = button;
      wake();
    };
    for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });
    addEventListener("click", keep, true);
    addEventListener("site:hydrated", () => {
      removeEventListener("click", keep, true);
      if (early) setTimeout(() => early.click());
    }, { once: true });
    const whenIdle = () => "requestIdleCallback" in window
      ? requestIdleCallback(wake, { timeout: 3000 })
      : setTimeout(wake, 200);
    document.readyState === "complete" ? whenIdle() : addEventListener("load", whenIdle, { once: true });
  })()`);
}

function minified(code: string): string {
  return code.replaceAll(/\n\s+/g, "\n").replaceAll(/\n/g, " ").trim();
}
