import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from "react";
import { clsx } from "clsx";
import { defaultStay, earliestCheckOut, isDay, type Stay, stayFrom } from "#app/domain/stay.ts";
import { useToday } from "#app/client-state/today.ts";

/** The dates of a design's search strip: tonight by default, "" until hydration. */
export function useDemoSearch() {
  const today = useToday();
  const [choice, setChoice] = useState<Stay>();
  const stay = choice ?? (today ? defaultStay(today) : { checkIn: "", checkOut: "" });
  return {
    checkIn: {
      value: stay.checkIn,
      min: today || undefined,
      // A new check-in moves check-out to the day after it (docs/specification.md, section 4).
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        setChoice(stayFrom(value)),
    },
    checkOut: {
      value: stay.checkOut,
      min: isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined,
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        setChoice({ ...stay, checkOut: value }),
    },
    /** The navigation state for the next page. */
    state: { selectedInDate: stay.checkIn, selectedOutDate: stay.checkOut },
  };
}

export function SearchStripFrame({
  children,
  className,
}: {
  children: ReactNode;
  className: string;
}) {
  return (
    <div
      className={clsx(
        "grid gap-x-8 gap-y-1 rounded-xs bg-raised p-5 text-ink shadow-[0_24px_60px_-24px_rgb(0_0_0/0.45)]",
        "sm:grid-cols-2 sm:p-7 lg:items-end",
        className,
      )}
    >
      {children}
    </div>
  );
}

const FIELD_CLASS =
  "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold";

type LabelledStripFieldProps = { label: string; children: (id: string) => ReactNode };

function LabelledStripField({ label, children }: LabelledStripFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start border-b border-line py-2">
      <label htmlFor={id} className="text-sm text-quiet">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

export function StripField({ label, ...field }: ComponentProps<"input"> & { label: string }) {
  return (
    <LabelledStripField label={label}>
      {(id) => <input id={id} className={FIELD_CLASS} {...field} />}
    </LabelledStripField>
  );
}

type StripSelectProps = {
  label: string;
  options: string[];
  value: string;
  onChoose: (value: string) => void;
};

export function StripSelect({ label, options, value, onChoose }: StripSelectProps) {
  return (
    <LabelledStripField label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          className={FIELD_CLASS}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </LabelledStripField>
  );
}
