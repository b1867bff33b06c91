import type { FormEvent } from "react";
import { Link } from "#app/client-state/link.tsx";
import { mailLink } from "#app/domain/chat-link.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { useGuesthouse, usePaths } from "#app/site/page-context.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sentence } from "#app/ui/sentence.tsx";
import { Honeypot, LanguageField } from "./form-inputs.tsx";
import { useFormSending } from "./use-sending.ts";

function DraftLink({ email }: { email: string }) {
  const { house, newsletter } = useGuesthouse();
  const { subject, toUs, link } = newsletter.draft;
  return (
    <a
      href={mailLink(house.email, subject, interpolate(toUs, { indirizzo: email }))}
      className="inline-flex min-h-11 items-center gap-2 text-accent underline"
    >
      <Icon name="mail" />
      {link}
    </a>
  );
}

/** A mail to the guest asks to confirm the address (double opt-in). Without our server the guest writes us a mail. */
export default function Newsletter() {
  const words = useGuesthouse().newsletter;
  const { privacy } = usePaths();
  const { sendState, send, reset } = useFormSending((form) =>
    String(new FormData(form).get(FORM_FIELDS.email)),
  );

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };

  return (
    <section aria-labelledby="footer-newsletter" className="relative md:max-lg:col-span-2">
      <h2 id="footer-newsletter" className="label-rule text-accent">
        {words.heading}
      </h2>
      <details className="group">
        {/* The summary covers the heading's whole line, so that a press on the heading opens the form. */}
        <summary
          aria-labelledby="footer-newsletter"
          className="absolute inset-x-0 -top-3 flex h-11 items-center justify-end"
        >
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        <p className="mt-4 mb-4 text-on-night-quiet">
          {words.words} {words.consent}{" "}
          <Link to={privacy} className="underline underline-offset-4 hover:text-accent">
            {words.privacy}
          </Link>
        </p>
        <form
          aria-labelledby="footer-newsletter"
          action={FORM_PATHS.newsletter}
          method="post"
          onSubmit={onSubmit}
          onChange={reset}
          className="grid max-w-xl gap-3 sm:grid-cols-[1fr_auto] lg:grid-cols-1 xl:grid-cols-[1fr_auto]"
        >
          <input
            type="email"
            name={FORM_FIELDS.email}
            required
            aria-label={words.label}
            autoComplete="email"
            placeholder={words.hint}
            className="min-h-12 w-full rounded-xs border border-edge bg-night-raised px-4 placeholder:text-on-night-quiet"
          />
          <LanguageField />
          <Honeypot />
          <Button type="submit" look="onPicture">
            {words.button}
          </Button>
        </form>
        <p role="status" className="mt-3 text-sm">
          {sendState.kind === "sending" && words.sending}
          {sendState.kind === "stored" && words.check}
          {sendState.kind === "invalid" && sendState.reasonsByField[FORM_FIELDS.email]}
          {sendState.kind === "undelivered" && (
            <Sentence
              words={words.draft.words}
              placeholders={{ messaggio: <DraftLink email={sendState.values} /> }}
            />
          )}
        </p>
      </details>
    </section>
  );
}
