import { TextArea } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { Alert, ButtonLink, Fold, Page, RowList, Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { messageEntry } from "./describe-messages.ts";

export type MessageEntry = ReturnType<typeof messageEntry>;

export function MessageList({ entries }: { entries: MessageEntry[] }) {
  return (
    <RowList
      rows={entries.map(({ number, name, age, summary, isNew }) => ({
        href: `${DESK_PATHS.post}/${number}`,
        title: isNew ? `${name} · nuovo` : name,
        excerpt: `${age} · ${summary}`,
      }))}
    />
  );
}

export function GuestTextForm() {
  return (
    <Form action={DESK_PATHS.post}>
      <TextArea
        label="Testo dell’ospite"
        name="testo"
        rows={5}
        help="Incollate quello che ha scritto. Non resta da nessuna parte."
      />
      <SubmitButton look="solid" value="leggi">
        Leggi
      </SubmitButton>
    </Form>
  );
}

type PostProps = {
  status: string;
  /** Who has waited longest first. */
  unanswered: MessageEntry[];
  answered: MessageEntry[];
  suspects: MessageEntry[];
  /** "3 iscritti" */
  subscribers: string;
};

export function Post(props: PostProps) {
  const { status, unanswered, answered, suspects, subscribers } = props;
  return (
    <Page title="Posta" status={status}>
      {unanswered.length > 0 && (
        <Section title="Aspettano una risposta">
          <MessageList entries={unanswered} />
        </Section>
      )}
      <Section title="Incolla un messaggio">
        <GuestTextForm />
      </Section>
      <div className="grid">
        {suspects.length > 0 && (
          <Fold title={`Sospetti (${suspects.length})`}>
            <p className="text-quiet">
              Sembrano scritti da un programma. Se uno è vero, rispondete.
            </p>
            <MessageList entries={suspects} />
          </Fold>
        )}
        {answered.length > 0 && (
          <Fold title={`Risposti (${answered.length})`}>
            <MessageList entries={answered} />
          </Fold>
        )}
        <Fold title="Newsletter">
          <p>{subscribers}</p>
          <ButtonLink href={`${DESK_PATHS.post}/iscritti.csv`} download>
            Scarica la tabella (CSV)
          </ButtonLink>
        </Fold>
      </div>
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
      <Form action={`${DESK_PATHS.post}/${number}/cancella`} className="flex flex-wrap gap-3">
        <SubmitButton look="cancel">Cancella tutto</SubmitButton>
        <ButtonLink href={`${DESK_PATHS.post}/${number}`}>No, torna indietro</ButtonLink>
      </Form>
    </Page>
  );
}
