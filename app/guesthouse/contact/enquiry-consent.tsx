import { type Enquiry, enquiryFields, FIELDS } from "#app/domain/enquiry.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import type { Phrasebook } from "#app/domain/phrasebook.ts";
import { Sentence } from "#app/ui/sentence.tsx";

/** An enquiry in words, and its parts by their names in addresses. */
export type EnquiryText = { words: string; fields: [name: string, value: string][] };

/** Undefined where the guest chose nothing. */
export function enquiryTextOf(
  enquiry: Enquiry,
  { enquiryWords }: Phrasebook,
): EnquiryText | undefined {
  const words = enquiryWords(enquiry);
  return words ? { words, fields: enquiryFields(enquiry) } : undefined;
}

/** For a page that our server fills in: `valueOf` returns the slot of each value. */
export function enquiryTextFrom(valueOf: (name: string) => string): EnquiryText {
  return {
    words: valueOf(FORM_FIELDS.withEnquiry),
    fields: Object.values(FIELDS).map((name) => [name, valueOf(name)]),
  };
}

/** The box, ticked by default, that sends the guest's enquiry along with the message. */
export function EnquiryConsent({
  label,
  enquiryText,
}: {
  label: string;
  enquiryText: EnquiryText;
}) {
  return (
    // Hidden where our server fills in no enquiry.
    <div className="has-[[data-slot]:empty]:hidden">
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
            places={{
              scelta: (
                <span data-slot="choice" className="font-medium">
                  {enquiryText.words}
                </span>
              ),
            }}
          />
        </span>
      </label>
    </div>
  );
}
