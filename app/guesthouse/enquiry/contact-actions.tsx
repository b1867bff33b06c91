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
  const { house, words: sharedWords } = useGuesthouse();
  const { draftWords } = usePhrases();
  const askWords = sharedWords.ask;
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
      <p className="text-sm text-quiet">{askWords.note}</p>
      <div className="flex flex-wrap items-start justify-between gap-x-4 text-[0.9375rem]">
        <p className="flex flex-wrap items-center gap-x-2 text-quiet">
          {askWords.or}{" "}
          <a
            href={mailLink(house.email, askWords.subject, mailText)}
            data-needs-valid=""
            className={ACTION_CLASS}
          >
            {askWords.email}
          </a>
          {/* On phones this link is not shown, because the contact bar has a phone link. */}
          {!hasPhoneNearby && (
            <a
              href={phoneLink(house.phone)}
              className={`${ACTION_CLASS} before:font-normal before:text-quiet before:content-['·'] tall:max-lg:hidden`}
            >
              {askWords.phone}
            </a>
          )}
        </p>
        <details className="not-js:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-quiet underline underline-offset-4">
            {askWords.others}
          </summary>
          <button type="button" onClick={copyMessage} className={ACTION_CLASS}>
            <Icon name="copy" />
            {askWords.copy}
          </button>{" "}
          <span role="status" className="text-sm text-quiet">
            {isCopied === true && askWords.copied}
            {isCopied === false && interpolate(askWords.notCopied, { testo: message })}
          </span>
        </details>
      </div>
      <NoteWithoutScripts note={sharedWords.enquiry.withoutDates} />
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
