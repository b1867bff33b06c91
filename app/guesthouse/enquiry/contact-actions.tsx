import { useState } from "react";
import { mailLink, phoneLink } from "#app/domain/chat-link.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { isEnquiryValid } from "./form-validity.ts";
import { useGuesthouse, usePhrases, useWords } from "#app/site/page-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { interpolate } from "#app/domain/interpolate.ts";
import { ChatLink } from "../chat-link.tsx";
import { PlainNote } from "./plain-form.tsx";

const ACTION_CLASS =
  "inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-medium text-accent-text underline-offset-4 hover:underline";

type MailActionProps = { message: string; total?: Total | undefined };

function MailAction({ message, total }: MailActionProps) {
  const { house, words } = useGuesthouse();
  const { draftWords } = usePhrases();
  const draft = total ? `${message}\n\n${draftWords(total, house.taxNote)}` : message;
  return (
    <a
      href={mailLink(house.email, words.ask.subject, draft)}
      data-needs-valid=""
      className={ACTION_CLASS}
    >
      {words.ask.email}
    </a>
  );
}

type ContactActionsProps = {
  label: string;
  message: string;
  /** The price of the stay, for the e-mail. */
  total?: Total | undefined;
  /** Whether the page shows the phone number elsewhere in view. */
  hasPhoneNearby?: boolean;
};

function OtherActions({ message, total, hasPhoneNearby }: Omit<ContactActionsProps, "label">) {
  const { house, words: all } = useGuesthouse();
  const words = all.ask;
  const [copyResult, setCopyResult] = useState<"yes" | "no">();

  const copy = async () => {
    if (!isEnquiryValid()) return;
    const result = await navigator.clipboard.writeText(message).then(
      () => "yes" as const,
      () => "no" as const,
    );
    setCopyResult(result);
  };

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 text-[0.9375rem]">
      <p className="flex flex-wrap items-center gap-x-2 text-quiet">
        {words.or} <MailAction message={message} total={total} />
        {/* On phones the contact bar has the phone link. */}
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
        <button type="button" onClick={copy} className={ACTION_CLASS}>
          <Icon name="copy" />
          {words.copy}
        </button>{" "}
        <span role="status" className="text-sm text-quiet">
          {copyResult === "yes" && words.copied}
          {copyResult === "no" && interpolate(words.notCopied, { testo: message })}
        </span>
      </details>
    </div>
  );
}

export function BelowChat(props: Omit<ContactActionsProps, "label">) {
  const { ask, enquiry } = useWords();
  return (
    <div>
      <p className="text-sm text-quiet">{ask.note}</p>
      <OtherActions {...props} />
      <PlainNote words={enquiry.withoutDates} />
    </div>
  );
}

export function ContactActions({ label, ...others }: ContactActionsProps) {
  return (
    <div className="grid gap-2">
      <ChatLink message={others.message}>{label}</ChatLink>
      <BelowChat {...others} />
    </div>
  );
}
