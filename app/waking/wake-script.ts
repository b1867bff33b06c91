/**
 * The few lines that wake a page: its scripts are fetched once the page has loaded, its last letters
 * are painted and the browser is idle, or at the guest's first touch, key or focus. Presses on buttons that come too early are
 * kept and repeated as soon as the page can answer them; links, fields and popovers work by themselves.
 * A link with `data-submits` sends the form of that id once a date is typed: its own address cannot hold it yet.
 *
 * All files are fetched side by side, each asked for in a task of its own, and the large libraries are
 * run one by one, so that no long task keeps the page from answering.
 */
export function wakeScript(start: string, modules: string[]): string {
  const libraries = modules.filter((address) => /\/(frame|parts)-/.test(address));
  return minified(`(() => {
    const root = document.documentElement;
    const gestures = ["pointerdown", "keydown", "touchstart", "focusin"];
    let awake = false;
    const early = [];
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    const wake = async () => {
      if (awake) return;
      awake = true;
      for (const gesture of gestures) removeEventListener(gesture, wake, true);
      for (const href of ${JSON.stringify([...modules, start])}) {
        document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
        await pause();
      }
      for (const library of ${JSON.stringify(libraries)}) {
        await import(library);
        await pause();
      }
      import("${start}");
    };
    const keep = (event) => {
      const link = event.target.closest?.("a[data-submits]");
      const form = link && document.getElementById(link.dataset.submits);
      if (form && event.button + event.ctrlKey + event.metaKey + event.shiftKey === 0 && form.querySelector("[type=date]").value) {
        event.preventDefault();
        form.requestSubmit();
      }
      const button = event.target.closest?.("button:not([popovertarget]):not([type=submit])");
      if (!button) return;
      event.stopPropagation();
      early.push(button);
      wake();
    };
    for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });
    addEventListener("click", keep, true);
    addEventListener("site:awake", () => {
      removeEventListener("click", keep, true);
      for (const button of early) setTimeout(() => button.click());
    }, { once: true });
    const whenIdle = () => "requestIdleCallback" in window
      ? requestIdleCallback(wake, { timeout: 3000 })
      : setTimeout(wake, 200);
    const whenPainted = () => document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(whenIdle)));
    document.readyState === "complete" ? whenPainted() : addEventListener("load", whenPainted, { once: true });
  })()`);
}

function minified(code: string): string {
  return code.replaceAll(/\n\s+/g, "\n").replaceAll(/\n/g, " ").trim();
}
