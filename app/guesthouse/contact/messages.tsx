import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FormWords } from "./contact-fields.tsx";
import { chatLink, mailLink } from "#app/domain/chat-link.ts";
import { type ContactMessage, contactWriters } from "#app/domain/contact-message.ts";
import { useGuesthouse } from "#app/site/page-context.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";

/** Focuses a new element, so that screen readers read it. React calls a constant `ref` once for each element. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

type WaysToSendProps = { words: FormWords; text: string; chatUrl: string; mailUrl: string };

export function WaysToSend({ words, text, chatUrl, mailUrl }: WaysToSendProps) {
  return (
    <div className="grid gap-5 border-t-2 border-accent bg-raised p-6 sm:p-8">
      <h3 id="messaggio-pronto" className="title-card">
        {words.ready}
      </h3>
      <p className="max-h-60 overflow-y-auto border-s border-accent ps-4 break-words whitespace-pre-line text-quiet">
        {text}
      </p>
      <p className="flex flex-wrap gap-3">
        <ExternalLink href={chatUrl} className={buttonClass()}>
          <Icon name="chat" />
          {words.chat}
        </ExternalLink>
        <a href={mailUrl} className={buttonClass({ look: "outline" })}>
          <Icon name="mail" />
          {words.mail}
        </a>
      </p>
      <p className="text-sm text-quiet">{words.choice}</p>
    </div>
  );
}

export function MessageReady({ words, message }: { words: FormWords; message: ContactMessage }) {
  const { house, phrases } = useGuesthouse();
  const { contactMessage, contactSubject } = contactWriters(phrases);
  const messageText = contactMessage(message);
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
        text={messageText}
        chatUrl={chatLink(house.phone, messageText)}
        mailUrl={mailLink(house.email, contactSubject(message), messageText)}
      />
    </section>
  );
}

export function MessageStored({ words, reference }: { words: FormWords; reference: string }) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="messaggio-arrivato"
      className="grid gap-3 border-t-2 border-accent bg-raised p-6 sm:p-8"
    >
      <h3 id="messaggio-arrivato" className="title-card">
        {words.thanks}
      </h3>
      <p className="text-quiet">{words.thanksWords}</p>
      <p>
        {words.reference}: <strong className="tracking-wide">{reference}</strong>
      </p>
    </section>
  );
}
