import { clsx } from "clsx";
import { useId, useLayoutEffect, useRef } from "react";

type DateFieldProps = {
  label: string;
  /** As the address of a search calls it. */
  name: string;
  value: string;
  min: string | undefined;
  onChange: (day: string) => void;
  /** Called when a guest comes to it. */
  onTouch?: () => void;
};

/** A day, in the browser's own field under its label. */
export function DateField({ label, name, value, min, onChange, onTouch }: DateFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // A guest can fill the field before the page is alive: what stands there then is their choice.
  const first = useRef({ value, onChange, onTouch });
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (document.activeElement === field.current) first.current.onTouch?.();
    if (early && early !== first.current.value) first.current.onChange(early);
  }, []);

  return (
    // The ring around the field stays clear of its label.
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
        // A browser that fills in what stood here before would choose in the guest's name.
        autoComplete="off"
        value={value}
        min={min}
        // A year has four figures: with more of them a browser goes on reading the next year into it.
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
