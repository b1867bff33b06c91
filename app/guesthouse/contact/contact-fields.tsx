import type { Content } from "#app/content/site-content.ts";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { subjectValue } from "#app/domain/contact-message.ts";
import { usePhrases, useRooms } from "#app/site/house.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { fieldClass } from "#app/ui/field.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { Labelled } from "#app/ui/labelled.tsx";
import { LanguageField } from "../languages/field.tsx";
import { Trap } from "../trap.tsx";
import { type Chosen, chosenBy, chosenOf, ChosenStay } from "./chosen-stay.tsx";

/** The words of the form, and of what follows it. */
export type FormWords = Content<"contact">["form"];

/** What stands in the fields at first, when the server gives a form back. */
export type Start = Record<"name" | "email" | "phone" | "message" | "token", string> & {
  chosen: Chosen;
};

/** Without scripts the server fills this in, for the enquiry in the page's address. */
const NOTHING_CHOSEN = chosenBy(() => "");

/** The fields of the contact form, as the server knows them by name. */
export function ContactFields({ words, start }: { words: FormWords; start?: Start }) {
  const subjects = useRooms().map((room) => ({
    value: subjectValue(room),
    label: room.name,
    lang: "en",
  }));
  const phrases = usePhrases();
  const enquiry = useEnquiry();
  const chosen = start ? start.chosen : chosenOf(enquiry, phrases);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Labelled id="nome" label={words.name}>
          <input
            id="nome"
            name={FORM_FIELDS.name}
            required
            maxLength={MAX_LENGTHS.name}
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
      <div className="grid gap-5 sm:grid-cols-2">
        <Labelled id="telefono" label={words.phone}>
          <input
            id="telefono"
            type="tel"
            name={FORM_FIELDS.phone}
            maxLength={MAX_LENGTHS.phone}
            autoComplete="tel"
            defaultValue={start?.phone}
            className={fieldClass()}
          />
        </Labelled>
        <Labelled id="oggetto" label={words.subject}>
          <GrowingSelect
            id="oggetto"
            name={FORM_FIELDS.room}
            options={[{ value: "", label: words.general }, ...subjects]}
          />
        </Labelled>
      </div>
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
      {chosen && <ChosenStay label={words.enquiry} chosen={chosen} />}
      {!start && (
        <noscript>
          <ChosenStay label={words.enquiry} chosen={NOTHING_CHOSEN} />
        </noscript>
      )}
      <LanguageField />
      <Trap />
      <input type="hidden" name={FORM_FIELDS.token} defaultValue={start?.token} />
    </>
  );
}
