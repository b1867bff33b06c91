import { CheckBox, CopyButton, TextArea } from "../parts/field.tsx";
import { ButtonForm, SubmitButton } from "../parts/form.tsx";
import { ButtonLink, Disclosure, Section } from "../parts/page.tsx";
import { DESK_PATHS } from "../paths.ts";
import type { replyProps } from "./reply-props.ts";

type ProposedReply = NonNullable<Awaited<ReturnType<typeof replyProps>>["reply"]>;

type ReplyTextProps = {
  reply: ProposedReply;
  /** The id of the form that sends the ticked topics. */
  formId: string;
};

/** Ticked topics are added to the text: at once if scripts run (enhance/reply.ts), else by the button. */
function Topics({ topics, formId }: { topics: ProposedReply["topics"]; formId: string }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="text-[0.9375rem] font-medium">Aggiungere da Buono a sapersi</legend>
      {topics.map(({ topic, name, text, isChosen }) => (
        <CheckBox
          key={topic}
          label={name}
          name="sapere"
          value={topic}
          form={formId}
          data-paragraph={text}
          defaultChecked={isChosen}
        />
      ))}
      <noscript>
        <SubmitButton form={formId} value="aggiungi">
          Aggiungi
        </SubmitButton>
      </noscript>
    </fieldset>
  );
}

export function ReplyText({ reply, formId }: ReplyTextProps) {
  const { text, italianText, chatHref, mailHref, topics, stayForms } = reply;
  return (
    <Section title="La risposta">
      <TextArea id="risposta" label="Testo da mandare" name="risposta" value={text} rows={12} />
      <Topics topics={topics} formId={formId} />
      <div className="flex flex-wrap gap-3">
        <CopyButton fieldId="risposta" />
        <ButtonLink href={chatHref} target="_blank" rel="noreferrer" data-text="risposta">
          WhatsApp
        </ButtonLink>
        {mailHref && (
          <ButtonLink href={mailHref} data-text="risposta">
            E-mail
          </ButtonLink>
        )}
      </div>
      {italianText && (
        <Disclosure title="In italiano">
          <p lang="it" className="border-l-2 border-line pl-4 whitespace-pre-line">
            {italianText}
          </p>
        </Disclosure>
      )}
      {stayForms.map((stay) => (
        <ButtonForm
          key={stay.label}
          action={DESK_PATHS.calendar}
          values={{ ...stay.fields, azione: "compila" }}
          className="w-full"
        >
          {stay.label}
        </ButtonForm>
      ))}
    </Section>
  );
}
