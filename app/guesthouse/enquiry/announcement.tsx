import { useEffect, useRef, useState } from "react";

const ANNOUNCEMENT_DELAY_MS = 600;

/** Finds the sentences to announce (`data-announced`): first the hidden sentence about a change, then the results. */
function sentencesIn(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll<HTMLElement>("[data-announced]")]
    .filter((element) => element.hidden || element.getClientRects().length > 0)
    .sort((one, other) => Number(other.hidden) - Number(one.hidden))
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);
}

/** If a date is more years ahead than this, the guest has not finished typing the year. */
const MAX_YEARS_AHEAD = 10;

/** Returns true while the guest types a date, which is in the past or far ahead until its year is complete. */
function isGuestTyping(form: HTMLFormElement): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type !== "date" || !form.contains(field))
    return false;
  const yearsAhead = Number.parseInt(field.value) - Number.parseInt(field.min);
  return !field.validity.valid || yearsAhead > MAX_YEARS_AHEAD;
}

/** One press may change several sentences of the form. A live region announces them together, a moment after the press. */
export function Announcement({ changeSentence }: { changeSentence: string }) {
  const liveRegion = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    const form = liveRegion.current?.closest("form");
    if (!form) return;
    let knownSentences: string[] | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      if (!knownSentences || isGuestTyping(form)) return;
      const formerSentences = new Set(knownSentences);
      knownSentences = sentencesIn(form);
      const newSentences = knownSentences.filter((sentence) => !formerSentences.has(sentence));
      if (newSentences.length === 0) return;
      setAnnouncement(newSentences.map((one) => (/[.!?:]$/.test(one) ? one : `${one}.`)).join(" "));
    };
    const scheduleAnnouncement = () => {
      clearTimeout(timer);
      timer = setTimeout(announce, ANNOUNCEMENT_DELAY_MS);
    };
    // Changes by hydration are not announced, only those after the guest's first action.
    const onFirstAction = () => (knownSentences ??= sentencesIn(form));
    const actionEvents = ["pointerdown", "keydown", "input"] as const;
    for (const type of actionEvents) form.addEventListener(type, onFirstAction, true);
    form.addEventListener("focusout", scheduleAnnouncement);
    const observer = new MutationObserver(scheduleAnnouncement);
    observer.observe(form, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      form.removeEventListener("focusout", scheduleAnnouncement);
      for (const type of actionEvents) form.removeEventListener(type, onFirstAction, true);
    };
  }, []);

  return (
    <>
      <p hidden data-announced="">
        {changeSentence}
      </p>
      <p ref={liveRegion} role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
