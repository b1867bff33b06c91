import { takeFocus } from "#app/ui/take-focus.ts";
import type { FormWords } from "./contact-fields.tsx";

/** The thanks, only for a message that the server has stored. */
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
