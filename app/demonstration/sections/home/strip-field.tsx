import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";

export function searchStripClass(className: string): string {
  return clsx(
    "grid gap-x-8 gap-y-1 rounded-xs bg-raised p-5 text-ink shadow-[0_24px_60px_-24px_rgb(0_0_0/0.45)]",
    "*:not-last:border-b *:not-last:border-line *:not-last:py-2 sm:grid-cols-2 sm:p-7 lg:items-end",
    className,
  );
}

const FIELD_CLASS =
  "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold";

type LabelledStripFieldProps = { label: string; children: (id: string) => ReactNode };

function LabelledStripField({ label, children }: LabelledStripFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start">
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

export function StripSelect({ label, ...field }: ComponentProps<"select"> & { label: string }) {
  return (
    <LabelledStripField label={label}>
      {(id) => (
        <span className="relative grid items-center">
          <select id={id} className={FIELD_CLASS} {...field} />
          <Icon name="down" className="pointer-events-none absolute end-0 size-4" />
        </span>
      )}
    </LabelledStripField>
  );
}
