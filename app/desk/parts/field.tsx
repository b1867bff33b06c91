import { clsx } from "clsx";
import { type ComponentProps, createElement, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { fieldClass } from "#app/ui/field.ts";

type FieldFrame = {
  label: string;
  /** For a button that copies the field's text. */
  id?: string;
  /** What may be written, in one sentence. */
  help?: string | undefined;
  /** What is wrong with the value, and what to write instead. */
  error?: string | undefined;
  /** In characters; where scripts run, they say how many are left (enhance/characters-left.ts). */
  maxLength?: number | undefined;
  className?: string;
};

type Tag = "input" | "textarea" | "select";

type FieldProps<Of extends Tag> = FieldFrame & { name: string; value?: string | undefined } & Omit<
    ComponentProps<Of>,
    "value" | "className" | "id" | "maxLength"
  >;

/** A label, a control, and below it the error or the help. */
function Field<Of extends Tag>({
  tag,
  label,
  help,
  error,
  className,
  id: ownId,
  value,
  maxLength,
  ...rest
}: FieldProps<Of> & { tag: Of }) {
  const newId = useId();
  const id = ownId ?? newId;
  const note = error ?? help;
  const control = {
    ...rest,
    ...(maxLength !== undefined && { maxLength }),
    id,
    ...(note && { "aria-describedby": `${id}-note` }),
    ...(error && { "aria-invalid": true }),
    defaultValue: value,
    className: fieldClass(),
  };
  return (
    <div
      className={clsx("grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5", className)}
    >
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {label}
      </label>
      {createElement(tag as string, control)}
      {maxLength !== undefined && (
        <noscript>
          <p className="text-sm text-quiet">{`Al massimo ${maxLength} caratteri.`}</p>
        </noscript>
      )}
      {note && (
        <p
          id={`${id}-note`}
          className={clsx("text-sm", error ? "font-medium text-alert" : "text-quiet")}
        >
          {note}
        </p>
      )}
    </div>
  );
}

export function TextField(props: FieldProps<"input">) {
  return <Field tag="input" type="text" autoComplete="off" {...props} />;
}

export function TextArea(props: FieldProps<"textarea">) {
  return <Field tag="textarea" autoComplete="off" {...props} />;
}

export type Option = { value: string; label: string };

export function SelectField({ options, ...props }: FieldProps<"select"> & { options: Option[] }) {
  return (
    <Field tag="select" {...props}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  );
}

/** A button that copies a field's text; it appears where scripts run. */
export function CopyButton({ field, label = "Copia" }: { field: string; label?: string }) {
  return (
    <Button hidden data-copy={field} aria-live="polite" className="justify-self-start">
      {label}
    </Button>
  );
}
