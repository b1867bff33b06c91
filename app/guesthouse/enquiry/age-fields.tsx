import { useId } from "react";
import { GROWN_UP } from "#app/domain/party.ts";
import { worded } from "#app/domain/worded.ts";
import { usePhrases, useWords } from "#app/site/words.ts";
import { fieldClass } from "#app/ui/field.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";

const AGES = Array.from({ length: GROWN_UP }, (_, age) => age);

/** How old each child is. */
export function AgeFields({ form: { party, setAge } }: { form: EnquiryForm }) {
  const { age: label, ageOpen, years } = useWords().enquiry;
  const { choose } = usePhrases();
  const id = useId();
  return Array.from({ length: party.children }, (_, child) => (
    <div key={child} className="flex flex-wrap items-center gap-x-2">
      {/* Beside the choice while it reads well there, above it in narrower columns. */}
      <label htmlFor={`${id}${child}`} className="flex-[1_1_5.5rem] text-[0.9375rem]">
        {worded(label, { numero: `${child + 1}` })}
      </label>
      <span className="shrink-0">
        <select
          id={`${id}${child}`}
          value={party.ages?.[child] ?? ""}
          onChange={({ target: { value } }) =>
            setAge(child, value === "" ? undefined : Number(value))
          }
          className={fieldClass()}
        >
          <option value="">{ageOpen}</option>
          {AGES.map((age) => (
            <option key={age} value={age}>
              {choose(age, years)}
            </option>
          ))}
        </select>
      </span>
    </div>
  ));
}
