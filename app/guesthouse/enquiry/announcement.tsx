import { useEffect, useRef, useState } from "react";

/** For so long a form is at rest before it is heard what changed in it, in milliseconds. */
const REST = 600;

/**
 * The sentences of a form that are worth hearing when they change (`data-announced`): what the guest did,
 * which nobody sees written, and then what it led to.
 */
function sentencesIn(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>("[data-announced]")]
    .filter((element) => element.hidden || element.checkVisibility())
    .toSorted((one, other) => Number(other.hidden) - Number(one.hidden))
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);
}

/** A year further ahead than this is one that is being typed over, in years. */
const FAR = 10;

/** Whether a date is being typed: until its year is whole it lies in the past, or far ahead. */
function isTyping(form: HTMLFormElement): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type !== "date" || !form.contains(field))
    return false;
  const yearsAhead = Number.parseInt(field.value) - Number.parseInt(field.min);
  return !field.validity.valid || yearsAhead > FAR;
}

/**
 * Says aloud what a guest's choice changed: the total, whether there is place, whether the beds suffice.
 * One region for all of it, and once the form is at rest: each press would otherwise be several words.
 */
export function Announcement({ said }: { said: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  const [words, setWords] = useState("");

  useEffect(() => {
    const form = region.current?.closest("form");
    if (!form) return;
    let known: string[] | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      if (!known || isTyping(form)) return;
      const before = new Set(known);
      known = sentencesIn(form);
      const fresh = known.filter((sentence) => !before.has(sentence));
      if (fresh.length === 0) return;
      setWords(fresh.map((one) => (/[.!?:]$/.test(one) ? one : `${one}.`)).join(" "));
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(announce, REST);
    };
    // What a page learns as it wakes is no news: a guest's own doing is.
    const touch = () => (known ??= sentencesIn(form));
    const touches = ["pointerdown", "keydown", "input"] as const;
    for (const type of touches) form.addEventListener(type, touch, true);
    form.addEventListener("focusout", rest);
    const observer = new MutationObserver(rest);
    observer.observe(form, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      form.removeEventListener("focusout", rest);
      for (const type of touches) form.removeEventListener(type, touch, true);
    };
  }, []);

  return (
    <>
      <p hidden data-announced="">
        {said}
      </p>
      <p ref={region} role="status" className="sr-only">
        {words}
      </p>
    </>
  );
}
