import { mailLink } from "#app/domain/chat-link.ts";
import type { Total } from "#app/domain/quote-rooms.ts";
import { stopWhenInvalid } from "./form-validity.ts";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The look of an action beside the chat button. */
export const ACTION_CLASS =
  "inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-medium text-accent-text underline-offset-4 hover:underline";

type MailActionProps = {
  message: string;
  /** The price of the stay. */
  total?: Total | undefined;
  /** The subject, where a page has several of these links. */
  about?: string;
};

/** An e-mail draft of the message, with the price. */
export function MailAction({ message, total, about }: MailActionProps) {
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
      className={ACTION_CLASS}
    >
      <Icon name="mail" />
      {words.email}
    </a>
  );
}
