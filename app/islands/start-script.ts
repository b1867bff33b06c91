/**
 * Returns the inline script that starts a page. The script imports the loader when the page is loaded, the fonts are
 * painted and the browser is idle, or earlier at the guest's first touch, key or focus. Without the class "js" (an
 * old browser) nothing starts.
 *
 * Until the loader runs, a pressed button is marked as busy and its press is repeated afterwards; links, fields and
 * popovers work without scripts. A link with `data-submits` submits the form of that id if its date field has a value,
 * because the link's URL does not have the date yet. The form is not validated, because the limits of the fields are not
 * updated before the loader runs; if the stay is invalid, the next page says so.
 */
export function startScriptText(loader: string): string {
  return minify(`(() => {
    if (!document.documentElement.classList.contains("js")) return;
    const gestures = ["pointerdown", "keydown", "touchstart", "focusin"];
    const presses = [];
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      import("${loader}").catch(() => { isStarted = false; });
    };
    const deferPress = (event) => {
      const link = event.target.closest?.("a[data-submits]");
      const form = link && document.getElementById(link.dataset.submits);
      if (form && event.button + event.ctrlKey + event.metaKey + event.shiftKey === 0 && form.querySelector("[type=date]").value) {
        event.preventDefault();
        form.noValidate = true;
        form.requestSubmit();
      }
      const button = event.target.closest?.("button:not([popovertarget]):not([type=submit])");
      if (!button) return;
      event.stopPropagation();
      presses.push(button);
      button.ariaBusy = "true";
      start();
    };
    for (const gesture of gestures) addEventListener(gesture, start, { capture: true, passive: true });
    addEventListener("click", deferPress, true);
    addEventListener("site:loaded", () => {
      for (const gesture of gestures) removeEventListener(gesture, start, true);
      removeEventListener("click", deferPress, true);
      for (const button of presses) {
        button.ariaBusy = null;
        setTimeout(() => button.click());
      }
    }, { once: true });
    const whenIdle = () => "requestIdleCallback" in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 200);
    const whenPainted = () => document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(whenIdle)));
    document.readyState === "complete" ? whenPainted() : addEventListener("load", whenPainted, { once: true });
  })()`);
}

function minify(code: string): string {
  return code.replaceAll(/\n\s+/g, "\n").replaceAll(/\n/g, " ").trim();
}
