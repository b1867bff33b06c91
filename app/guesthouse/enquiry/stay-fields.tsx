import { clsx } from "clsx";
import { useId, useLayoutEffect, useRef } from "react";
import { earliestCheckOut, isDay } from "#app/domain/stay.ts";
import type { Enquiry } from "./use-enquiry.ts";

type DateFieldProps = {
  label: string;
  /** As the address of a search calls it. */
  name: string;
  value: string;
  min: string | undefined;
  onChange: (day: string) => void;
};

function DateField({ label, name, value, min, onChange }: DateFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // A guest can fill the field before the page is alive: what stands there then is their choice.
  const first = useRef({ value, onChange });
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (early && early !== first.current.value) first.current.onChange(early);
  }, []);

  return (
    <div className="grid">
      <label htmlFor={id} className="text-sm text-quiet">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        name={name}
        required
        value={value}
        min={min}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={clsx(
          "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold",
          "[&::-webkit-date-and-time-value]:text-start",
        )}
      />
    </div>
  );
}

/** Check-in and check-out: never before today, at least one night. */
export function StayFields({ enquiry }: { enquiry: Enquiry }) {
  const { today, stay, setCheckIn, setCheckOut } = enquiry;
  return (
    <>
      <DateField
        label="Check-in"
        name="dal"
        value={stay.checkIn}
        min={today || undefined}
        onChange={setCheckIn}
      />
      <DateField
        label="Check-out"
        name="al"
        value={stay.checkOut}
        min={isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined}
        onChange={setCheckOut}
      />
    </>
  );
}
