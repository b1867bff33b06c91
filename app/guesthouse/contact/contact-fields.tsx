import type { Content } from "#app/content/schemas.ts";
import { FORM_FIELDS, MOST } from "#app/domain/form-fields.ts";
import { subjectValue } from "#app/domain/contact-message.ts";
import { useRooms } from "#app/site/house.ts";
import { fieldClass } from "#app/ui/field.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { Labelled } from "#app/ui/labelled.tsx";
import { LanguageField } from "../languages/field.tsx";
import { Trap } from "../trap.tsx";

/** The words of the form, and of what follows it. */
export type FormWords = Content<"contact">["form"];

/** What stands in the fields at first, when the server gives a form back. */
export type Start = { name: string; email: string; message: string; token: string };

/** The fields of the contact form, as the server knows them by name. */
export function ContactFields({ words, start }: { words: FormWords; start?: Start }) {
  const subjects = useRooms().map((room) => ({
    value: subjectValue(room),
    label: room.name,
    lang: "en",
  }));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Labelled id="nome" label={words.name}>
          <input
            id="nome"
            name={FORM_FIELDS.name}
            required
            maxLength={MOST.name}
            autoComplete="name"
            defaultValue={start?.name}
            className={fieldClass()}
          />
        </Labelled>
        <Labelled id="posta" label={words.email}>
          <input
            id="posta"
            type="email"
            name={FORM_FIELDS.email}
            required
            autoComplete="email"
            defaultValue={start?.email}
            className={fieldClass()}
          />
        </Labelled>
      </div>
      <Labelled id="oggetto" label={words.subject}>
        <GrowingSelect
          id="oggetto"
          name={FORM_FIELDS.room}
          options={[{ value: "", label: words.general }, ...subjects]}
        />
      </Labelled>
      <Labelled id="messaggio" label={words.message}>
        <textarea
          id="messaggio"
          name={FORM_FIELDS.message}
          required
          rows={6}
          defaultValue={start?.message}
          className={fieldClass()}
        />
      </Labelled>
      <LanguageField />
      <Trap />
      <input type="hidden" name={FORM_FIELDS.token} defaultValue={start?.token} />
    </>
  );
}
