/**
 * The inline script that starts a page. It fetches the page's scripts after load, when the last font is
 * painted and the browser is idle, or at the guest's first touch, key or focus. Presses on buttons
 * before hydration are held and repeated after it; links, fields and popovers work without scripts. A
 * link with `data-submits` submits the form of that id once a date is typed: its own address cannot
 * hold that date yet.
 *
 * Files are fetched side by side, each in a task of its own, and the large libraries run one by one, so
 * that no long task keeps the page from answering. Without the class "js" (an old browser) nothing starts.
 */
export function deferredStartScript(entry: string, modules: string[]): string {
  const libraries = modules.filter((address) => /\/(frame|parts)-/.test(address));
  return minify(`(() => {
    if (!document.documentElement.classList.contains("js")) return;
    const gestures = ["pointerdown", "keydown", "touchstart", "focusin"];
    let isStarted = false;
    const presses = [];
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    const start = async () => {
      if (isStarted) return;
      isStarted = true;
      for (const gesture of gestures) removeEventListener(gesture, start, true);
      for (const href of ${JSON.stringify([...modules, entry])}) {
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
        await pause();
      }
      for (const library of ${JSON.stringify(libraries)}) {
        await import(library);
        await pause();
      }
      import("${entry}");
    };
    const holdPress = (event) => {
      const link = event.target.closest?.("a[data-submits]");
      const form = link && document.getElementById(link.dataset.submits);
      if (form && event.button + event.ctrlKey + event.metaKey + event.shiftKey === 0 && form.querySelector("[type=date]").value) {
        event.preventDefault();
        form.requestSubmit();
      }
      const button = event.target.closest?.("button:not([popovertarget]):not([type=submit])");
      if (!button) return;
      event.stopPropagation();
      presses.push(button);
      start();
    };
    for (const gesture of gestures) addEventListener(gesture, start, { capture: true, passive: true });
    addEventListener("click", holdPress, true);
    addEventListener("site:hydrated", () => {
      removeEventListener("click", holdPress, true);
      for (const button of presses) setTimeout(() => button.click());
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
