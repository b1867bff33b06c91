import { type MouseEvent, type RefObject, useState } from "react";
import house from "#content/house.yaml";
import { chatLink, mailLink, phoneLink } from "#app/domain/chat-link.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

type AskProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The words on the button that opens the chat. */
  label: string;
  message: string;
};

/** The same question by other ways: an e-mail draft, a call, or copied. */
function OtherWays({ form, message }: Omit<AskProps, "label">) {
  const [copied, setCopied] = useState<"yes" | "no">();
  const way =
    "inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-medium text-accent-text underline-offset-4 hover:underline";

  const copy = async () => {
    if (!form.current?.reportValidity()) return;
    const done = await navigator.clipboard.writeText(message).then(
      () => "yes" as const,
      () => "no" as const,
    );
    setCopied(done);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <a
        href={mailLink(house.email, "Richiesta di disponibilità", message)}
        onClick={(event) => blockWhenInvalid(event, form)}
        className={way}
      >
        <Icon name="mail" />
        E-mail
      </a>
      <a href={phoneLink(house.phone)} className={way}>
        <Icon name="phone" />
        Telefono
      </a>
      <button type="button" onClick={copy} className={`${way} not-js:hidden`}>
        <Icon name="copy" />
        Copia il testo
      </button>
      <span role="status" className="text-sm text-quiet">
        {copied === "yes" && "Testo copiato"}
        {copied === "no" && `Non riesco a copiare. Il testo è: ${message}`}
      </span>
    </div>
  );
}

/** With wrong dates nothing opens: the browser says what is wrong and puts the guest in the field. */
export function blockWhenInvalid(event: MouseEvent, form: RefObject<HTMLFormElement | null>) {
  if (!form.current?.reportValidity()) event.preventDefault();
}

/** The button that opens the family's chat with the words already written, and the other ways. */
export function Ask({ form, label, message }: AskProps) {
  return (
    <div className="grid gap-2" data-print="no">
      <a
        href={chatLink(house.phone, message)}
        target="_blank"
        rel="noopener"
        onClick={(event) => blockWhenInvalid(event, form)}
        onAuxClick={(event) => blockWhenInvalid(event, form)}
        className={buttonClass()}
      >
        <Icon name="chat" />
        {label}
      </a>
      <p className="text-sm text-quiet">
        Invia una richiesta su WhatsApp: non è ancora una prenotazione.
      </p>
      <OtherWays form={form} message={message} />
      <noscript>
        <p className="text-sm">
          Senza JavaScript il messaggio si apre senza le date: scrivetele voi, oppure chiamateci.
        </p>
      </noscript>
    </div>
  );
}
