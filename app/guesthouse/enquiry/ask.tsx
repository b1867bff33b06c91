import { useState } from "react";
import { phoneLink } from "#app/domain/chat-link.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { ChatLink } from "../chat-link.tsx";
import { isEnquiryValid } from "./form-validity.ts";
import { useGuesthouse, useWords } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MailWay, WAY } from "./mail-way.tsx";
import { PlainNote } from "./without-scripts.tsx";

type AskProps = {
  /** The words on the button that opens the chat. */
  label: string;
  message: string;
  /** What the chosen stay costs: an e-mail says it, too. */
  total?: Total | undefined;
};

/** The same question by other ways: an e-mail draft, a call, or copied. */
function OtherWays({ message, total }: Pick<AskProps, "message" | "total">) {
  const { house, words: all } = useGuesthouse();
  const words = all.ask;
  const [copied, setCopied] = useState<"yes" | "no">();

  const copy = async () => {
    if (!isEnquiryValid()) return;
    const done = await navigator.clipboard.writeText(message).then(
      () => "yes" as const,
      () => "no" as const,
    );
    setCopied(done);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <MailWay message={message} total={total} />
      <a href={phoneLink(house.phone)} className={WAY}>
        <Icon name="phone" />
        {words.phone}
      </a>
      <button type="button" onClick={copy} className={`${WAY} not-js:hidden`}>
        <Icon name="copy" />
        {words.copy}
      </button>
      <span role="status" className="text-sm text-quiet">
        {copied === "yes" && words.copied}
        {copied === "no" && interpolate(words.notCopied, { testo: message })}
      </span>
    </div>
  );
}

/** The button that opens the family's chat with the words already written, and the other ways. */
export function Ask({ label, message, total }: AskProps) {
  const {
    ask: { note },
    enquiry: { withoutDates },
  } = useWords();
  return (
    <div className="grid gap-2" data-print="no">
      <ChatLink message={message}>{label}</ChatLink>
      <p className="text-sm text-quiet">{note}</p>
      <OtherWays message={message} total={total} />
      <PlainNote words={withoutDates} />
    </div>
  );
}
