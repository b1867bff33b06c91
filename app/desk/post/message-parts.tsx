/** The parts of a message's screen around the answer. */
import { Form, HiddenFields, SubmitButton } from "../parts/form.tsx";
import { ButtonLink, Fold, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { messageDetail } from "./describe-messages.ts";

type MessageDetail = ReturnType<typeof messageDetail>;

/**
 * A script marks the message as answered when the answer is copied or opened (enhance/reply.ts); without scripts a
 * button does.
 */
export function AnsweredForms({ number, isAnswered }: MessageDetail) {
  const action = `${DESK_PATHS.post}/${number}`;
  return (
    <>
      <Form
        action={action}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
        hidden={!isAnswered}
        data-answered
      >
        <HiddenFields values={{ risposto: "no" }} />
        <p role="status">Segnato come risposto.</p>
        <SubmitButton>Non l’ho mandato</SubmitButton>
      </Form>
      {!isAnswered && (
        <noscript>
          <Form action={action}>
            <HiddenFields values={{ risposto: "sì" }} />
            <SubmitButton>L’ho mandato</SubmitButton>
          </Form>
        </noscript>
      )}
    </>
  );
}

export function MessageFacts({ message }: { message: MessageDetail }) {
  const { age, enquiry, room, reference, mail, email, phone, call } = message;
  const facts = [
    ["Ha scritto", age],
    ["Ha scelto", enquiry],
    ["Camera", room],
    ["E-mail", email, mail],
    ["Telefono", phone, call],
    ["Riferimento", reference],
  ].filter(([, value]) => value);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(([label, value, href]) => (
        <div key={label} className="contents">
          <dt className="text-quiet">{label}</dt>
          <dd className="break-words">{href ? <TextLink href={href}>{value}</TextLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PersonData({ number }: { number: number }) {
  const path = `${DESK_PATHS.post}/${number}`;
  return (
    <Fold title="Questa persona">
      <p className="text-quiet">Se chiede che cosa sapete di lei, o di essere cancellata.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${path}/dati.json`} download>
          Scarica tutto (JSON)
        </ButtonLink>
        <ButtonLink href={`${path}/cancella`}>Cancella tutto</ButtonLink>
      </div>
    </Fold>
  );
}
