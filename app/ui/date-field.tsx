import { clsx } from "clsx";
import { useId, useLayoutEffect, useRef } from "react";

type DateFieldProps = {
  label: string;
  /** The name in addresses. */
  name: string;
  value: string;
  min: string | undefined;
  onChange: (day: string) => void;
  /** Called on focus or press. */
  onTouch?: () => void;
};

/** The browser's own date field, with a label. */
export function DateField({ label, name, value, min, onChange, onTouch }: DateFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // A value that the guest entered before hydration is their choice.
  const first = useRef({ value, onChange, onTouch });
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (document.activeElement === field.current) first.current.onTouch?.();
    if (early && early !== first.current.value) first.current.onChange(early);
  }, []);

  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm text-quiet">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        name={name}
        required
        // Without it the browser would restore an old date as the guest's choice.
        autoComplete="off"
        value={value}
        min={min}
        // Without a maximum browsers accept years of six digits.
        max="9999-12-31"
        onFocus={onTouch}
        onPointerDown={onTouch}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={clsx(
          "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold",
          "[&::-webkit-date-and-time-value]:text-start",
        )}
      />
    </div>
  );
}
