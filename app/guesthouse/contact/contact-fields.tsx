import { enquiryFields } from "#app/domain/enquiry.ts";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import type { Content } from "#app/content/site-content.ts";
import { formValueOf } from "#app/domain/contact-message.ts";
import { usePhrases, useRooms } from "#app/site/page-context.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { LabelledField, TextArea, TextField } from "#app/ui/labelled-field.tsx";
import { Honeypot, LanguageField } from "../form-inputs.tsx";

/** The guest's enquiry in the form: as words to show, and as hidden fields to send. */
type ChosenEnquiry = { words: string; fields: [name: string, value: string][] };

function EnquiryConsent({ label, enquiry }: { label: string; enquiry: ChosenEnquiry }) {
  return (
    <div>
      {enquiry.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          name={FORM_FIELDS.withEnquiry}
          value="1"
          defaultChecked
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>
          <Sentence
            words={label}
            placeholders={{
              scelta: <span className="font-medium">{enquiry.words}</span>,
            }}
          />
        </span>
      </label>
    </div>
  );
}

export type FormWords = Content<"contact">["form"];

/** The values of a form that the server returns for correction. */
export type ReturnedValues = Record<"name" | "email" | "phone" | "message" | "token", string> & {
  /** The room's value in the form's list, such as "option1"; undefined for a general question. */
  room: string | undefined;
  chosenEnquiry: ChosenEnquiry | undefined;
};

type ContactFieldsProps = { words: FormWords; initialValues?: ReturnedValues };

export function ContactFields({ words, initialValues }: ContactFieldsProps) {
  const roomOptions = useRooms().map((room) => ({
    value: formValueOf(room),
    label: room.name,
    lang: "en",
  }));
  const enquiry = useEnquiry();
  const enquiryWords = usePhrases().enquiryWords(enquiry);
  const currentEnquiry = enquiryWords && { words: enquiryWords, fields: enquiryFields(enquiry) };
  const chosenEnquiry = initialValues ? initialValues.chosenEnquiry : currentEnquiry;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.name}
          name={FORM_FIELDS.name}
          required
          maxLength={MAX_LENGTHS.name}
          autoComplete="name"
          defaultValue={initialValues?.name}
        />
        <TextField
          label={words.email}
          type="email"
          name={FORM_FIELDS.email}
          required
          autoComplete="email"
          defaultValue={initialValues?.email}
        />
        <TextField
          label={words.phone}
          type="tel"
          name={FORM_FIELDS.phone}
          maxLength={MAX_LENGTHS.phone}
          autoComplete="tel"
          defaultValue={initialValues?.phone}
        />
        <LabelledField id="oggetto" label={words.subject}>
          <GrowingSelect
            id="oggetto"
            name={FORM_FIELDS.room}
            options={[{ value: "", label: words.general }, ...roomOptions]}
            value={initialValues?.room}
          />
        </LabelledField>
      </div>
      <TextArea
        label={words.message}
        name={FORM_FIELDS.message}
        required
        rows={6}
        defaultValue={initialValues?.message}
      />
      {chosenEnquiry && <EnquiryConsent label={words.enquiry} enquiry={chosenEnquiry} />}
      <LanguageField />
      <Honeypot />
      <input type="hidden" name={FORM_FIELDS.token} defaultValue={initialValues?.token} />
    </>
  );
}
