import contact from "#content/contact.yaml";
import house from "#content/house.yaml";
import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import { type Contact, contactMessage, contactSubject } from "#app/domain/contact-message.ts";
import { takeFocus } from "#app/ui/take-focus.ts";
import { WaysToSend } from "./ways-to-send.tsx";

/** The written message, when our server could not take it: the guest sends it in another way. */
export function MessageReady({ message }: { message: Contact }) {
  const text = contactMessage(message);
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="messaggio-pronto"
      className="grid gap-3"
    >
      <p className="font-medium">{contact.form.undelivered}</p>
      <WaysToSend
        text={text}
        chat={chatLink(house.phone, text)}
        mail={mailLink(house.email, contactSubject(message), text)}
      />
    </section>
  );
}
