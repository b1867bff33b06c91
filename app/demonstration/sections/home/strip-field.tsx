import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { LabelledField } from "#app/ui/labelled-field.tsx";

export function searchStripClass(className: string): string {
  return clsx(
    "grid gap-x-8 gap-y-1 rounded-xs bg-raised p-5 text-ink shadow-[0_24px_60px_-24px_rgb(0_0_0/0.45)]",
    "*:not-last:border-b *:not-last:border-line *:not-last:py-2 sm:grid-cols-2 sm:p-7 lg:items-end",
    className,
  );
}

const FIELD_CLASS =
  "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold";

const LABEL_CLASS_PROPS = { className: "gap-0!", labelClass: "text-sm text-quiet" };

export function StripField({ label, ...field }: ComponentProps<"input"> & { label: string }) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} {...LABEL_CLASS_PROPS}>
      <input id={id} className={FIELD_CLASS} {...field} />
    </LabelledField>
  );
}

export function StripSelect({ label, ...field }: ComponentProps<"select"> & { label: string }) {
  const id = useId();
  return (
    <LabelledField id={id} label={label} {...LABEL_CLASS_PROPS}>
      <span className="relative grid items-center">
        <select id={id} className={FIELD_CLASS} {...field} />
        <Icon name="down" className="pointer-events-none absolute end-0 size-4" />
      </span>
    </LabelledField>
  );
}
