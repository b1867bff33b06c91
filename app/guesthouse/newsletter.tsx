import { type FormEvent, useState } from "react";
import house from "#content/house.yaml";
import { mailLink } from "#app/domain/chat-link.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

const SUBJECT = "Novità dalla casa";

/** The draft that asks to be told the house's news. */
function signUpDraft(address: string): string {
  return mailLink(
    house.email,
    SUBJECT,
    `Vorrei ricevere le vostre novità a questo indirizzo: ${address}`,
  );
}

/**
 * Signing up by a message the guest sends. Nothing is stored here; without scripts the browser
 * opens the guest's mail program with the address in it.
 */
export function Newsletter() {
  const [draft, setDraft] = useState<string>();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setDraft(signUpDraft(String(new FormData(event.currentTarget).get("email"))));
  };

  return (
    <section aria-labelledby="footer-newsletter">
      <h2 id="footer-newsletter" className="mb-4 label-rule text-accent">
        NEWSLETTER
      </h2>
      <p className="mb-4 text-on-night-quiet">Poche lettere l’anno, con le stagioni della casa.</p>
      <form
        aria-labelledby="footer-newsletter"
        action={`mailto:${house.email}?subject=${encodeURIComponent(SUBJECT)}`}
        method="post"
        encType="text/plain"
        onSubmit={onSubmit}
        className="grid gap-3 sm:grid-cols-[1fr_auto] lg:grid-cols-1 xl:grid-cols-[1fr_auto]"
      >
        <input
          type="email"
          name="email"
          required
          aria-label="E-mail per la newsletter"
          autoComplete="email"
          placeholder="Inserisci la tua email"
          className="min-h-12 w-full rounded-xs border border-edge bg-night-raised px-4 placeholder:text-on-night-quiet"
        />
        <button type="submit" className={buttonClass()}>
          Iscriviti Ora
        </button>
      </form>
      <p role="status" className="mt-3 text-sm">
        {draft && (
          <>
            L’iscrizione parte dalla tua posta:{" "}
            <a
              href={draft}
              className="inline-flex min-h-11 items-center gap-2 text-accent underline"
            >
              <Icon name="mail" />
              apri il messaggio già scritto
            </a>
          </>
        )}
      </p>
    </section>
  );
}
