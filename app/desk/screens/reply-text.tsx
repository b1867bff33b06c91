import { Button, buttonClass } from "#app/ui/button.tsx";
import { CopyButton, TextArea } from "../parts/field.tsx";
import { Form, HiddenFields } from "../parts/form.tsx";
import { Section } from "../parts/page.tsx";
import type { StayFields } from "../parts/stay-fields.tsx";
import { DESK_PATHS } from "../paths.ts";

export type WrittenReply = {
  kind: "free" | "alternative" | "full";
  text: string;
  /** The same in Italian, where the guest writes in another language. */
  italian?: string | undefined;
  /** The links that open a chat and a mail with the text. */
  chat: string;
  mail?: string | undefined;
};

type ReplyTextProps = {
  reply: WrittenReply;
  fields: StayFields & Record<"room" | "name" | "message", string>;
};

export function ReplyText({ reply, fields }: ReplyTextProps) {
  const { text, italian, chat, mail } = reply;
  return (
    <Section title="La risposta">
      <TextArea id="risposta" label="Testo da mandare" name="risposta" value={text} rows={12} />
      <div className="flex flex-wrap gap-3">
        <CopyButton field="risposta" />
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          data-text="risposta"
          className={buttonClass({ look: "outline" })}
        >
          WhatsApp
        </a>
        {mail && (
          <a href={mail} data-text="risposta" className={buttonClass({ look: "outline" })}>
            E-mail
          </a>
        )}
      </div>
      {italian && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-accent-text">
            In italiano
          </summary>
          <p lang="it" className="border-l-2 border-line pl-4 whitespace-pre-line">
            {italian}
          </p>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        <Form action={DESK_PATHS.calendar} className="contents">
          <HiddenFields
            values={{
              azione: "compila",
              camera: fields.room,
              dal: fields.checkIn,
              al: fields.checkOut,
              nota: [fields.name, fields.adults && `${fields.adults} adulti`]
                .filter(Boolean)
                .join(", "),
            }}
          />
          <Button type="submit" look="outline">
            Segna il soggiorno
          </Button>
        </Form>
        {fields.message && (
          <Form action={`${DESK_PATHS.messages}/${fields.message}`} className="contents">
            <HiddenFields values={{ risposto: "sì" }} />
            <Button type="submit" look="outline">
              Segna come risposto
            </Button>
          </Form>
        )}
      </div>
    </Section>
  );
}
