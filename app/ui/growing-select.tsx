import { clsx } from "clsx";
import { FIELD_CLASS } from "./labelled-field.tsx";
import { Icon } from "./icon.tsx";

type GrowingSelectProps = {
  id: string;
  name: string;
  /** A disabled first option is the placeholder. */
  options: { value: string; label: string; lang?: string; disabled?: boolean }[];
  required?: boolean;
  value?: string | undefined;
};

/** The open list covers the fields below it, so that nothing moves; a script opens it on focus (app/islands). */
export function GrowingSelect({ id, name, options, required, value }: GrowingSelectProps) {
  return (
    <div className="group relative h-12">
      <select
        id={id}
        name={name}
        required={required}
        defaultValue={value ?? options[0]?.value}
        data-grows=""
        className={clsx(
          FIELD_CLASS,
          "absolute inset-x-0 top-0 h-12 appearance-none",
          "data-open:z-20 data-open:h-auto data-open:px-1 data-open:shadow-xl",
          "[&>option]:rounded-xs [&>option]:px-3 [&>option]:py-1.5",
        )}
      >
        {options.map(({ value, label, lang, disabled }) => (
          <option key={value} value={value} lang={lang} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-quiet group-has-[[data-open]]:hidden">
        <Icon name="down" />
      </span>
    </div>
  );
}
