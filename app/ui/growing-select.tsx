import { clsx } from "clsx";
import { useState } from "react";
import { fieldClass } from "./field.ts";
import { Icon } from "./icon.tsx";

const OPEN_ROWS = 6;

type GrowingSelectProps = {
  id: string;
  name: string;
  /** A first option that is disabled is the placeholder. */
  options: { value: string; label: string; lang?: string; disabled?: boolean }[];
  required?: boolean;
};

/**
 * A native select that shows its list while it has the focus, and closes on a choice or on blur. The list
 * covers what follows, so that nothing moves; the keyboard works as in every select.
 */
export function GrowingSelect({ id, name, options, required }: GrowingSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const fold = () => setOpen(false);
  return (
    <div className="relative h-12">
      <select
        id={id}
        name={name}
        required={required}
        defaultValue={options[0]?.value}
        size={isOpen ? OPEN_ROWS : 1}
        onFocus={() => setOpen(true)}
        onChange={fold}
        onBlur={fold}
        className={clsx(
          fieldClass(),
          "absolute inset-x-0 top-0 appearance-none",
          isOpen ? "z-20 h-auto px-1 shadow-xl" : "h-12",
          "[&>option]:rounded-xs [&>option]:px-3 [&>option]:py-1.5",
        )}
      >
        {options.map(({ value, label, lang, disabled }) => (
          <option key={value} value={value} lang={lang} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      {!isOpen && (
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-quiet">
          <Icon name="down" />
        </span>
      )}
    </div>
  );
}
