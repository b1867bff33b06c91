import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

export const FIELD_CLASS =
  "min-h-12 w-full rounded-xs border border-edge bg-raised px-4 py-2.5 text-ink placeholder:text-quiet";

type LabelledFieldProps = {
  id: string;
  label: string;
  className?: string | undefined;
  labelClass?: string;
  children: ReactNode;
};

export function LabelledField(props: LabelledFieldProps) {
  const { id, label, className, labelClass = "text-[0.9375rem] font-medium", children } = props;
  return (
    <div className={clsx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children}
    </div>
  );
}

type LabelledProps<Tag extends "input" | "textarea"> = ComponentProps<Tag> & { label: string };

export function TextField({ label, className, ...field }: LabelledProps<"input">) {
  const id = useId();
  return (
    <LabelledField id={field.id ?? id} label={label} className={className}>
      <input id={id} {...field} className={FIELD_CLASS} />
    </LabelledField>
  );
}

export function TextArea({ label, className, ...field }: LabelledProps<"textarea">) {
  const id = useId();
  return (
    <LabelledField id={field.id ?? id} label={label} className={className}>
      <textarea id={id} {...field} className={FIELD_CLASS} />
    </LabelledField>
  );
}
