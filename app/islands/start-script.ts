/**
 * The inline script that starts a page. It imports the loader after load, when the last font is painted and
 * the browser is idle, or at the guest's first touch, key or focus. A button that is pressed before that
 * looks busy, and its press is repeated after it; links, fields and popovers work without scripts. A link
 * with `data-submits` submits the form of that id once a date is typed: its own address cannot hold that date
 * yet, and the bounds of its fields are those of the date before. What cannot be, the next page says.
 *
 * Without the class "js" (an old browser) nothing starts.
 */
export function startScript(loader: string): string {
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
    const holdPress = (event) => {
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
    addEventListener("click", holdPress, true);
    addEventListener("site:loaded", () => {
      for (const gesture of gestures) removeEventListener(gesture, start, true);
      removeEventListener("click", holdPress, true);
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
