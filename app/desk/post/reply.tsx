import { clsx } from "clsx";
import { StayInputs } from "../calendar/stay-fields.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { Alert, ButtonLink, Disclosure, Page, Section, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { messageDetailOf } from "./describe-messages.ts";
import { REPLY_ACTIONS } from "./reply-fields.ts";
import type { replyProps } from "./reply-props.ts";
import { ReplyText } from "./reply-text.tsx";
import { GuestTextForm } from "./screen.tsx";

type MessageDetail = ReturnType<typeof messageDetailOf>;

/** Copying or opening the reply marks the message as answered (enhance/reply.ts). Without scripts, a button marks it. */
function MarkAnsweredForms({ number, isAnswered }: MessageDetail) {
  const action = `${DESK_PATHS.inbox}/${number}`;
  return (
    <>
      <Form
        action={action}
        values={{ risposto: "no" }}
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
        hidden={!isAnswered}
        data-answered
      >
        <p role="status">Segnato come risposto.</p>
        <SubmitButton>Non l’ho mandato</SubmitButton>
      </Form>
      {!isAnswered && (
        <noscript>
          <Form action={action} values={{ risposto: "sì" }}>
            <SubmitButton>L’ho mandato</SubmitButton>
          </Form>
        </noscript>
      )}
    </>
  );
}

function MessageFacts({ facts }: MessageDetail) {
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

function PersonData({ number }: { number: number }) {
  const path = `${DESK_PATHS.inbox}/${number}`;
  return (
    <Disclosure title="Questa persona">
      <p className="text-quiet">Se chiede che cosa sapete di lei, o di essere cancellata.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${path}/dati.json`} download>
          Scarica tutto (JSON)
        </ButtonLink>
        <ButtonLink href={`${path}/cancella`}>Cancella tutto</ButtonLink>
      </div>
    </Disclosure>
  );
}

type ReplyProps = Awaited<ReturnType<typeof replyProps>>;

const ENQUIRY_FORM_ID = "richiesta";

function EnquiryFields({ fields, rooms, languages, errors }: ReplyProps) {
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <SelectField
          label="Camera"
          name="camera"
          value={fields.room}
          options={[{ value: "", label: "Una qualsiasi" }, ...rooms]}
        />
        <TextField
          label="Quante camere"
          name="camere"
          inputMode="numeric"
          value={fields.roomCount}
          error={errors.roomCount}
          help="Vuoto: quante ne servono."
        />
      </div>
      <StayInputs fields={fields} errors={errors} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <SelectField
          label="Lingua"
          name="lingua"
          value={fields.language}
          options={languages}
          error={errors.language}
        />
        <TextField label="Nome" name="nome" value={fields.name} />
      </div>
    </>
  );
}

function RoomStatusList({ roomLines, offers }: Pick<ReplyProps, "roomLines" | "offers">) {
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {roomLines.map(({ name, status, remarksText, total }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <p className="grid">
              <span className="font-semibold">{name}</span>
              <span
                className={clsx(
                  "text-[0.9375rem]",
                  status === "free" ? "font-medium text-accent-text" : "text-quiet",
                )}
              >
                {remarksText}
              </span>
            </p>
            <p className="tabular-nums">{total}</p>
          </li>
        ))}
      </ul>
      {offers.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-text text-[0.9375rem] font-medium">Altro che si può proporre</h3>
          <ul className="grid gap-1 text-[0.9375rem] text-quiet">
            {offers.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function statusOf({ message, unreadFields, errors, reply }: ReplyProps): string {
  if (message?.isAnswered) return `${message.age} · risposto`;
  const hasErrors = Object.keys(errors).length > 0;
  if (reply?.kind === "question" && !hasErrors)
    return "Non ci sono date. Se chiede una camera, scrivete date, persone e lingua, poi Ricalcola. Se chiede altro, la risposta più giù ha già saluto e firma.";
  if (unreadFields.length > 0)
    return `Manca: ${unreadFields.join(", ")}. Scrivetelo voi, poi Ricalcola.`;
  if (hasErrors) return "Manca ancora qualcosa per fare il conto.";
  return "Guardate se date e persone sono giuste, e se l’ospite ha aggiunto parole sue.";
}

export function ReplyPage(props: ReplyProps) {
  const { message, fields, roomLines, offers, reply } = props;
  const isQuestion = reply?.kind === "question";
  const replySection = (
    <>
      {reply && <ReplyText reply={reply} formId={ENQUIRY_FORM_ID} />}
      {message && <MarkAnsweredForms {...message} />}
    </>
  );
  return (
    <Page title={message ? fields.name : "Posta"} status={statusOf(props)}>
      {message?.suspicion && (
        <Alert>{`Sembra scritto da un programma: ${message.suspicion}.`}</Alert>
      )}
      <p className="border-l-2 border-line pl-4 text-lg break-words whitespace-pre-line">
        {fields.text}
      </p>
      {!isQuestion && replySection}
      <Section title="Che cosa chiede">
        <Form
          id={ENQUIRY_FORM_ID}
          action={DESK_PATHS.inbox}
          values={{
            testo: fields.text,
            messaggio: fields.message || undefined,
            telefono: fields.phone || undefined,
            posta: fields.email || undefined,
          }}
        >
          <EnquiryFields {...props} />
          <SubmitButton value="ricalcola">Ricalcola</SubmitButton>
          {roomLines.length > 0 && (
            <>
              <RoomStatusList roomLines={roomLines} offers={offers} />
              <div className="flex flex-wrap gap-3">
                {REPLY_ACTIONS.map(({ action, kind, label }) => (
                  <SubmitButton
                    key={action}
                    value={action}
                    look={kind === reply?.kind ? "solid" : "outline"}
                    className="px-5"
                  >
                    {label}
                  </SubmitButton>
                ))}
              </div>
            </>
          )}
        </Form>
      </Section>
      {/* A message without dates may be an enquiry, so the form for the dates is above the reply. */}
      {isQuestion && replySection}
      {message ? (
        <>
          <MessageFacts {...message} />
          <PersonData number={message.number} />
        </>
      ) : (
        <Section title="Un altro messaggio">
          <GuestTextForm />
        </Section>
      )}
    </Page>
  );
}
