import { mailLink } from "#app/domain/chat-link.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { stopWhenInvalid } from "./form-validity.ts";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A further way to ask, beside the chat. */
export const WAY =
  "inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-medium text-accent-text underline-offset-4 hover:underline";

type MailWayProps = {
  message: string;
  /** What the chosen stay costs. */
  total?: Total | undefined;
  /** What the message is about, where several stand on a page. */
  about?: string;
};

/** An e-mail with the words already written, and the price as the page shows it. */
export function MailWay({ message, total, about }: MailWayProps) {
  const {
    house,
    words: { ask: words },
  } = useGuesthouse();
  const { draftWords } = usePhrases();
  const draft = total ? `${message}\n\n${draftWords(total, house.taxNote)}` : message;
  return (
    <a
      href={mailLink(house.email, words.subject, draft)}
      aria-label={about && `${words.email}: ${about}`}
      onClick={stopWhenInvalid}
      className={WAY}
    >
      <Icon name="mail" />
      {words.email}
    </a>
  );
}
