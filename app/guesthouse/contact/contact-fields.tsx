import type { Content } from "#app/content/site-content.ts";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { subjectValue } from "#app/domain/contact-message.ts";
import { usePhrases, useRooms } from "#app/site/house.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { fieldClass } from "#app/ui/field.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { LabelledField } from "#app/ui/labelled-field.tsx";
import { LanguageField } from "../languages/field.tsx";
import { Honeypot } from "../honeypot.tsx";
import {
  type EnquiryText,
  enquiryTextFrom,
  enquiryTextOf,
  EnquiryConsent,
} from "./enquiry-consent.tsx";

export type FormWords = Content<"contact">["form"];

/** The first values of a form that the server returns for correction. */
export type Start = Record<"name" | "email" | "phone" | "message" | "token", string> & {
  enquiryText: EnquiryText;
};

/** The server fills this in without scripts, for the enquiry in the address. */
const NO_ENQUIRY = enquiryTextFrom(() => "");

export function ContactFields({ words, start }: { words: FormWords; start?: Start }) {
  const subjects = useRooms().map((room) => ({
    value: subjectValue(room),
    label: room.name,
    lang: "en",
  }));
  const phrases = usePhrases();
  const enquiry = useEnquiry();
  const enquiryText = start ? start.enquiryText : enquiryTextOf(enquiry, phrases);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelledField id="nome" label={words.name}>
          <input
            id="nome"
            name={FORM_FIELDS.name}
            required
            maxLength={MAX_LENGTHS.name}
            autoComplete="name"
            defaultValue={start?.name}
            className={fieldClass()}
          />
        </LabelledField>
        <LabelledField id="posta" label={words.email}>
          <input
            id="posta"
            type="email"
            name={FORM_FIELDS.email}
            required
            autoComplete="email"
            defaultValue={start?.email}
            className={fieldClass()}
          />
        </LabelledField>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <LabelledField id="telefono" label={words.phone}>
          <input
            id="telefono"
            type="tel"
            name={FORM_FIELDS.phone}
            maxLength={MAX_LENGTHS.phone}
            autoComplete="tel"
            defaultValue={start?.phone}
            className={fieldClass()}
          />
        </LabelledField>
        <LabelledField id="oggetto" label={words.subject}>
          <GrowingSelect
            id="oggetto"
            name={FORM_FIELDS.room}
            options={[{ value: "", label: words.general }, ...subjects]}
          />
        </LabelledField>
      </div>
      <LabelledField id="messaggio" label={words.message}>
        <textarea
          id="messaggio"
          name={FORM_FIELDS.message}
          required
          rows={6}
          defaultValue={start?.message}
          className={fieldClass()}
        />
      </LabelledField>
      {enquiryText && <EnquiryConsent label={words.enquiry} enquiryText={enquiryText} />}
      {!start && (
        <noscript>
          <EnquiryConsent label={words.enquiry} enquiryText={NO_ENQUIRY} />
        </noscript>
      )}
      <LanguageField />
      <Honeypot />
      <input type="hidden" name={FORM_FIELDS.token} defaultValue={start?.token} />
    </>
  );
}
