import contact from "#content/contact.yaml";
import house from "#content/house.yaml";
import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import { type Contact, contactMessage, contactSubject } from "#app/domain/contact-message.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A module's function, so that React calls it once for each panel that appears. */
function takeFocus(panel: HTMLElement | null): void {
  panel?.focus();
}

/** The written message, with the two ways to send it: the guest presses send, not we. */
export function MessageReady({ message }: { message: Contact }) {
  const text = contactMessage(message);
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="messaggio-pronto"
      className="grid gap-5 border-t-2 border-accent bg-raised p-6 sm:p-8"
    >
      <h3 id="messaggio-pronto" className="title-card">
        {contact.form.ready}
      </h3>
      <p className="max-h-60 overflow-y-auto border-s border-accent ps-4 break-words whitespace-pre-line text-quiet">
        {text}
      </p>
      <p className="flex flex-wrap gap-3">
        <a
          href={chatLink(house.phone, text)}
          target="_blank"
          rel="noopener"
          className={buttonClass()}
        >
          <Icon name="chat" />
          Apri in WhatsApp
        </a>
        <a
          href={mailLink(house.email, contactSubject(message), text)}
          className={buttonClass({ look: "outline" })}
        >
          <Icon name="mail" />
          Apri come e-mail
        </a>
      </p>
      <p className="text-sm text-quiet">{contact.form.choice}</p>
    </section>
  );
}
