import { Button, buttonClass } from "#app/ui/button.tsx";
import { Form, HiddenFields } from "../parts/form.tsx";
import { Alert, Page, RowLink, DividedList, Section, TextLink } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";

export type MessageEntry = {
  number: number;
  name: string;
  /** "ieri alle 18:40" */
  time: string;
  /** What was chosen, or how the message begins. */
  summary: string;
  isNew: boolean;
};

type MessagesProps = {
  status: string;
  unanswered: MessageEntry[];
  answered: MessageEntry[];
  suspects: MessageEntry[];
  /** "3 iscritti" */
  subscribers: string;
  notice?: string | undefined;
};

function MessageList({ entries }: { entries: MessageEntry[] }) {
  return (
    <DividedList>
      {entries.map(({ number, name, time, summary, isNew }) => (
        <RowLink
          key={number}
          href={`${DESK_PATHS.messages}/${number}`}
          title={isNew ? `${name} · nuovo` : name}
        >
          {time} · {summary}
        </RowLink>
      ))}
    </DividedList>
  );
}

export function Messages(props: MessagesProps) {
  const { status, unanswered, answered, suspects, subscribers, notice } = props;
  return (
    <Page title="Messaggi" status={status} notice={notice}>
      {unanswered.length > 0 && (
        <Section title="Da rispondere">
          <MessageList entries={unanswered} />
        </Section>
      )}
      {suspects.length > 0 && (
        <Section title="Sospetti">
          <p className="text-quiet">Sembrano scritti da un programma. Se uno è vero, rispondete.</p>
          <MessageList entries={suspects} />
        </Section>
      )}
      {answered.length > 0 && (
        <Section title="Risposti">
          <MessageList entries={answered} />
        </Section>
      )}
      <Section title="Newsletter">
        <p>{subscribers}</p>
        <a
          href={`${DESK_PATHS.messages}/iscritti.csv`}
          download
          className={`${buttonClass({ look: "outline" })} justify-self-start`}
        >
          Scarica la tabella (CSV)
        </a>
      </Section>
    </Page>
  );
}

type MessageDetail = {
  number: number;
  reference: string;
  name: string;
  email: string;
  mail: string;
  /** As the guest typed it. */
  phone?: string | undefined;
  /** The link that dials it, where its country is known. */
  call?: string | undefined;
  time: string;
  room?: string | undefined;
  enquiry?: string | undefined;
  /** "inglese", of a guest who does not write in Italian. */
  language?: string | undefined;
  suspicion: string;
  text: string;
  isAnswered: boolean;
};

type MessageProps = { message: MessageDetail; notice?: string | undefined };

export function Message({ message, notice }: MessageProps) {
  const { number, reference, name, email, mail, phone, call, time, room } = message;
  const { enquiry, language, suspicion, text, isAnswered } = message;
  const path = `${DESK_PATHS.messages}/${number}`;
  const facts = [
    ["Ha scelto", enquiry],
    ["Camera", room],
    ["Scrive in", language],
    ["Riferimento", reference],
  ].filter(([, value]) => value);
  return (
    <Page title={name} status={`${time}${isAnswered ? " · risposto" : ""}`} notice={notice}>
      {suspicion && <Alert>{`Sembra scritto da un programma: ${suspicion}.`}</Alert>}
      <p className="border-l-2 border-line pl-4 text-lg break-words whitespace-pre-line">{text}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
        <dt className="text-quiet">E-mail</dt>
        <dd>
          <TextLink href={mail} className="font-semibold break-all">
            {email}
          </TextLink>
        </dd>
        {phone && (
          <>
            <dt className="text-quiet">Telefono</dt>
            <dd className="font-semibold break-all">
              {call ? <TextLink href={call}>{phone}</TextLink> : phone}
            </dd>
          </>
        )}
      </dl>
      <Form action={path} className="flex flex-wrap gap-3">
        <a href={`${DESK_PATHS.reply}?messaggio=${number}`} className={buttonClass()}>
          Rispondi
        </a>
        <HiddenFields values={{ risposto: isAnswered ? "no" : "sì" }} />
        <Button type="submit" look="outline">
          {isAnswered ? "Non ancora risposto" : "Segna come risposto"}
        </Button>
      </Form>
      <Section title="Questa persona">
        <p className="text-quiet">Se chiede che cosa sapete di lei, o di essere cancellata.</p>
        <div className="flex flex-wrap gap-3">
          <a href={`${path}/dati.json`} download className={buttonClass({ look: "outline" })}>
            Scarica tutto (JSON)
          </a>
          <a href={`${path}/cancella`} className={buttonClass({ look: "outline" })}>
            Cancella tutto
          </a>
        </div>
      </Section>
    </Page>
  );
}

type ErasePersonProps = { number: number; email: string; what: string };

export function ErasePerson({ number, email, what }: ErasePersonProps) {
  return (
    <Page title="Cancellare tutto?">
      <Alert>
        {`Di ${email} si cancella: ${what}. Non si può rimettere.\nRestano le e-mail già ricevute e le copie fatte con backup: cancellatele a mano.`}
      </Alert>
      <Form action={`${DESK_PATHS.messages}/${number}/cancella`} className="flex flex-wrap gap-3">
        <Button type="submit" look="cancel">
          Cancella tutto
        </Button>
        <a href={`${DESK_PATHS.messages}/${number}`} className={buttonClass({ look: "outline" })}>
          No, torna indietro
        </a>
      </Form>
    </Page>
  );
}
