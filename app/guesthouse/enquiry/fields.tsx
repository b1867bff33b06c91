import { useId } from "react";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import { earliestCheckOut, isDay } from "#app/domain/stay.ts";
import { usePartyLimits, usePhrases, useWords } from "#app/site/page-context.ts";
import { DateField } from "#app/ui/date-field.tsx";
import { useAvailability } from "../nights/availability-store.ts";
import { NightsButton, type NightsPanel } from "../nights/calendar-slot.tsx";
import type { EnquiryForm } from "./enquiry-form.ts";
import type { EnquiryPricing } from "./pricing.ts";
import { ADULT_AGE, type PartyField } from "#app/domain/party.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { FIELD_CLASS } from "#app/ui/labelled-field.tsx";
import { Counter } from "#app/ui/counter.tsx";

export function StayFields({ form, panel }: { form: EnquiryForm; panel: NightsPanel }) {
  const words = useWords().enquiry;
  const pickerProps = useAvailability() && { onPress: panel.open };
  const { today, stay, setCheckIn, setCheckOut } = form;
  return (
    <>
      <DateField
        label={words.checkIn}
        name={ENQUIRY_FIELDS.checkIn}
        value={stay.checkIn}
        min={today || undefined}
        onChange={setCheckIn}
        {...pickerProps}
      >
        <NightsButton panel={panel} />
      </DateField>
      <DateField
        label={words.checkOut}
        name={ENQUIRY_FIELDS.checkOut}
        value={stay.checkOut}
        min={isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined}
        onChange={setCheckOut}
        {...pickerProps}
      />
    </>
  );
}

function AgeSelects({ form: { party, setAge } }: { form: EnquiryForm }) {
  const { age: label, ageOpen } = useWords().enquiry;
  const { ageWords } = usePhrases();
  const id = useId();
  return Array.from({ length: party.children }, (_, child) => (
    <div key={child} className="flex flex-wrap items-center gap-x-2">
      {/* The label is beside the select in wide columns, and above the select in narrow columns. */}
      <label htmlFor={`${id}${child}`} className="flex-[1_1_5.5rem] text-[0.9375rem]">
        {interpolate(label, { numero: `${child + 1}` })}
      </label>
      <span className="shrink-0">
        <select
          id={`${id}${child}`}
          value={party.ages?.[child] ?? ""}
          onChange={({ target: { value } }) =>
            setAge(child, value === "" ? undefined : Number(value))
          }
          className={FIELD_CLASS}
        >
          <option value="">{ageOpen}</option>
          {Array.from({ length: ADULT_AGE }, (_, age) => (
            <option key={age} value={age}>
              {ageWords(age)}
            </option>
          ))}
        </select>
      </span>
    </div>
  ));
}

type GuestFieldsProps = { form: EnquiryForm; pricing: EnquiryPricing };

/** Ages that do not change the total are asked for as well, because the family prepares cots and beds. */
function AgeFields({ form, pricing }: GuestFieldsProps) {
  const { ages: agesLabel } = useWords().enquiry;
  if (form.party.children === 0) return null;
  if (pricing.shouldAskAges) return <AgeSelects form={form} />;
  return (
    <details>
      <summary className="flex min-h-11 items-center text-[0.9375rem] font-medium text-accent-text underline underline-offset-6">
        {agesLabel}
      </summary>
      <div className="grid gap-3 pt-1">
        <AgeSelects form={form} />
      </div>
    </details>
  );
}

export function PartyCounters({ form, fields }: { form: EnquiryForm; fields: PartyField[] }) {
  const words = useWords().enquiry;
  const limits = usePartyLimits();
  return fields.map((field) => (
    <Counter
      key={field}
      label={words[field].label}
      value={form.party[field]}
      limits={limits[field]}
      words={words[field]}
      onStep={(by) => form.step(field, by)}
    />
  ));
}

export function GuestFields({ form, pricing }: GuestFieldsProps) {
  return (
    <>
      <PartyCounters form={form} fields={["adults", "children"]} />
      <AgeFields form={form} pricing={pricing} />
    </>
  );
}
