import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import type { Contact } from "#app/domain/contact-message.ts";
import { useHouse, usePhrases } from "#app/site/house.ts";
import { takeFocus } from "#app/ui/take-focus.ts";
import type { FormWords } from "./contact-fields.tsx";
import { WaysToSend } from "./ways-to-send.tsx";

/** The message that our server could not store, for the guest to send in another way. */
export function MessageReady({ words, message }: { words: FormWords; message: Contact }) {
  const house = useHouse();
  const { contactMessage, contactSubject } = usePhrases();
  const text = contactMessage(message);
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="messaggio-pronto"
      className="grid gap-3"
    >
      <p className="font-medium">{words.undelivered}</p>
      <WaysToSend
        words={words}
        text={text}
        chat={chatLink(house.phone, text)}
        mail={mailLink(house.email, contactSubject(message), text)}
      />
    </section>
  );
}
