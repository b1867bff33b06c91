import contact from "#content/contact.yaml";
import { takeFocus } from "#app/ui/take-focus.ts";

/** The thanks for a message that the server has written down; never shown for anything less. */
export function MessageKept({ reference }: { reference: string }) {
  const { thanks, thanksWords, reference: label } = contact.form;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="messaggio-arrivato"
      className="grid gap-3 border-t-2 border-accent bg-raised p-6 sm:p-8"
    >
      <h3 id="messaggio-arrivato" className="title-card">
        {thanks}
      </h3>
      <p className="text-quiet">{thanksWords}</p>
      <p>
        {label}: <strong className="tracking-wide">{reference}</strong>
      </p>
    </section>
  );
}
