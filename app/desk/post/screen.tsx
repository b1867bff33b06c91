import { TextArea } from "../parts/field.tsx";
import { Form, SubmitButton } from "../parts/form.tsx";
import { ButtonLink, Disclosure, Page, RowList, Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { messageEntryOf, inboxProps } from "./describe-messages.ts";

export function MessageList({ entries }: { entries: ReturnType<typeof messageEntryOf>[] }) {
  return (
    <RowList
      rows={entries.map(({ number, name, age, summary, isNew }) => ({
        href: `${DESK_PATHS.inbox}/${number}`,
        title: isNew ? `${name} · nuovo` : name,
        excerpt: `${age} · ${summary}`,
      }))}
    />
  );
}

export function GuestTextForm() {
  return (
    <Form action={DESK_PATHS.inbox}>
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

export function InboxPage(props: Awaited<ReturnType<typeof inboxProps>>) {
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
          <Disclosure title={`Sospetti (${suspects.length})`}>
            <p className="text-quiet">
              Sembrano scritti da un programma. Se uno è vero, rispondete.
            </p>
            <MessageList entries={suspects} />
          </Disclosure>
        )}
        {answered.length > 0 && (
          <Disclosure title={`Risposti (${answered.length})`}>
            <MessageList entries={answered} />
          </Disclosure>
        )}
        <Disclosure title="Newsletter">
          <p>{subscribers}</p>
          <ButtonLink href={`${DESK_PATHS.inbox}/iscritti.csv`} download>
            Scarica la tabella (CSV)
          </ButtonLink>
        </Disclosure>
      </div>
    </Page>
  );
}
