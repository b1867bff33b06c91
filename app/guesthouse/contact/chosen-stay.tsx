import { type Enquiry, enquiryFields, FIELDS } from "#app/domain/enquiry.ts";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import type { Phrasebook } from "#app/domain/phrasebook.ts";
import { Sentence } from "#app/ui/sentence.tsx";

/** An enquiry in words, and its parts by their names in addresses. */
export type Chosen = { words: string; fields: [name: string, value: string][] };

/** Nothing where the guest has chosen nothing. */
export function chosenOf(enquiry: Enquiry, { enquiryWords }: Phrasebook): Chosen | undefined {
  const words = enquiryWords(enquiry);
  return words ? { words, fields: enquiryFields(enquiry) } : undefined;
}

/** For a page that our server fills in: `valueOf` gives what stands in each place until then. */
export function chosenBy(valueOf: (name: string) => string): Chosen {
  return {
    words: valueOf(FORM_FIELDS.withEnquiry),
    fields: Object.values(FIELDS).map((name) => [name, valueOf(name)]),
  };
}

/** What the guest has chosen on the site, which travels with the message unless the box is unticked. */
export function ChosenStay({ label, chosen }: { label: string; chosen: Chosen }) {
  return (
    // The server may have nothing to fill in.
    <div className="has-[[data-slot]:empty]:hidden">
      {chosen.fields.map(([name, value]) => (
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
                  {chosen.words}
                </span>
              ),
            }}
          />
        </span>
      </label>
    </div>
  );
}
