import { useState } from "react";
import { mailLink, phoneLink } from "#app/domain/chat-link.ts";
import type { PartyQuote } from "#app/domain/quote-rooms.ts";
import { isEnquiryValid } from "./form-validity.ts";
import { useGuesthouse, usePhrases } from "#app/site/page-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { interpolate } from "#app/domain/interpolate.ts";
import { ChatLink } from "../chat-link.tsx";
import { NoteWithoutScripts } from "./form-without-scripts.tsx";

const ACTION_CLASS =
  "inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-medium text-accent-text underline-offset-4 hover:underline";

type OtherContactWaysProps = {
  message: string;
  total?: PartyQuote | undefined;
  hasPhoneNearby?: boolean;
};

export function OtherContactWays({ message, total, hasPhoneNearby }: OtherContactWaysProps) {
  const { house, words: allWords } = useGuesthouse();
  const { draftWords } = usePhrases();
  const words = allWords.ask;
  const mailText = total ? `${message}\n\n${draftWords(total, house.taxNote)}` : message;
  const [isCopied, setCopied] = useState<boolean>();

  const copyMessage = async () => {
    if (!isEnquiryValid()) return;
    await navigator.clipboard.writeText(message).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <div>
      <p className="text-sm text-quiet">{words.note}</p>
      <div className="flex flex-wrap items-start justify-between gap-x-4 text-[0.9375rem]">
        <p className="flex flex-wrap items-center gap-x-2 text-quiet">
          {words.or}{" "}
          <a
            href={mailLink(house.email, words.subject, mailText)}
            data-needs-valid=""
            className={ACTION_CLASS}
          >
            {words.email}
          </a>
          {/* On phones this link is not shown, because the contact bar has a phone link. */}
          {!hasPhoneNearby && (
            <a
              href={phoneLink(house.phone)}
              className={`${ACTION_CLASS} before:font-normal before:text-quiet before:content-['·'] tall:max-lg:hidden`}
            >
              {words.phone}
            </a>
          )}
        </p>
        <details className="not-js:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-quiet underline underline-offset-4">
            {words.others}
          </summary>
          <button type="button" onClick={copyMessage} className={ACTION_CLASS}>
            <Icon name="copy" />
            {words.copy}
          </button>{" "}
          <span role="status" className="text-sm text-quiet">
            {isCopied === true && words.copied}
            {isCopied === false && interpolate(words.notCopied, { testo: message })}
          </span>
        </details>
      </div>
      <NoteWithoutScripts words={allWords.enquiry.withoutDates} />
    </div>
  );
}

export function ContactActions({ label, ...wayProps }: OtherContactWaysProps & { label: string }) {
  return (
    <div className="grid gap-2">
      <ChatLink message={wayProps.message}>{label}</ChatLink>
      <OtherContactWays {...wayProps} />
    </div>
  );
}
