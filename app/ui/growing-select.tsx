import { clsx } from "clsx";
import { useState } from "react";
import { fieldClass } from "./field.ts";
import { Icon } from "./icon.tsx";

/** Rows of the list while it is open. */
const GROWN_ROWS = 6;

type GrowingSelectProps = {
  id: string;
  name: string;
  /** A first option that is disabled stands in the field until a choice is made. */
  options: { value: string; label: string; lang?: string; disabled?: boolean }[];
  required?: boolean;
};

/**
 * A native select that shows its list while it has the focus, and folds on a choice or when it is
 * left. It grows over what follows, so nothing on the page moves; the keys stay the browser's own.
 */
export function GrowingSelect({ id, name, options, required }: GrowingSelectProps) {
  const [grown, setGrown] = useState(false);
  const fold = () => setGrown(false);
  return (
    <div className="relative h-12">
      <select
        id={id}
        name={name}
        required={required}
        defaultValue={options[0]?.value}
        size={grown ? GROWN_ROWS : 1}
        onFocus={() => setGrown(true)}
        onChange={fold}
        onBlur={fold}
        className={clsx(
          fieldClass(),
          "absolute inset-x-0 top-0 appearance-none",
          grown ? "z-20 h-auto px-1 shadow-xl" : "h-12",
          "[&>option]:rounded-xs [&>option]:px-3 [&>option]:py-1.5",
        )}
      >
        {options.map(({ value, label, lang, disabled }) => (
          <option key={value} value={value} lang={lang} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      {!grown && (
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-quiet">
          <Icon name="down" />
        </span>
      )}
    </div>
  );
}
