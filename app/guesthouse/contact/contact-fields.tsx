import { enquiryFields } from "#app/domain/enquiry.ts";
import { FORM_FIELDS, MAX_LENGTHS } from "#app/domain/form-fields.ts";
import { Sentence } from "#app/ui/sentence.tsx";
import type { Content } from "#app/content/site-content.ts";
import { subjectValue } from "#app/domain/contact-message.ts";
import { usePhrases, useRooms } from "#app/site/page-context.ts";
import { useEnquiry } from "#app/client-state/choice.ts";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { LabelledField, TextArea, TextField } from "#app/ui/labelled-field.tsx";
import { Honeypot, LanguageField } from "../form-inputs.tsx";

type EnquiryText = { words: string; fields: [name: string, value: string][] };

function EnquiryConsent({ label, enquiryText }: { label: string; enquiryText: EnquiryText }) {
  return (
    <div>
      {enquiryText.fields.map(([name, value]) => (
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
              scelta: <span className="font-medium">{enquiryText.words}</span>,
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
  /** The room as written by `subjectValue`; undefined for a general question. */
  room: string | undefined;
  enquiryText: EnquiryText | undefined;
};

export function ContactFields({ words, start }: { words: FormWords; start?: ReturnedValues }) {
  const subjects = useRooms().map((room) => ({
    value: subjectValue(room),
    label: room.name,
    lang: "en",
  }));
  const enquiry = useEnquiry();
  const chosenWords = usePhrases().enquiryWords(enquiry);
  const chosenText = chosenWords && { words: chosenWords, fields: enquiryFields(enquiry) };
  const enquiryText = start ? start.enquiryText : chosenText;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.name}
          name={FORM_FIELDS.name}
          required
          maxLength={MAX_LENGTHS.name}
          autoComplete="name"
          defaultValue={start?.name}
        />
        <TextField
          label={words.email}
          type="email"
          name={FORM_FIELDS.email}
          required
          autoComplete="email"
          defaultValue={start?.email}
        />
        <TextField
          label={words.phone}
          type="tel"
          name={FORM_FIELDS.phone}
          maxLength={MAX_LENGTHS.phone}
          autoComplete="tel"
          defaultValue={start?.phone}
        />
        <LabelledField id="oggetto" label={words.subject}>
          <GrowingSelect
            id="oggetto"
            name={FORM_FIELDS.room}
            options={[{ value: "", label: words.general }, ...subjects]}
            value={start?.room}
          />
        </LabelledField>
      </div>
      <TextArea
        label={words.message}
        name={FORM_FIELDS.message}
        required
        rows={6}
        defaultValue={start?.message}
      />
      {enquiryText && <EnquiryConsent label={words.enquiry} enquiryText={enquiryText} />}
      <LanguageField />
      <Honeypot />
      <input type="hidden" name={FORM_FIELDS.token} defaultValue={start?.token} />
    </>
  );
}
