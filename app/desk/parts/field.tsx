import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
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
  className?: string;
};

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** A label, a control, and below it the error or the help. */
function Field({
  label,
  help,
  error,
  className,
  id: ownId,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const newId = useId();
  const id = ownId ?? newId;
  const note = error ?? help;
  const control = {
    id,
    ...(note && { "aria-describedby": `${id}-note` }),
    ...(error && { "aria-invalid": true as const }),
  };
  return (
    <div
      className={clsx("grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5", className)}
    >
      <label htmlFor={id} className="text-[0.9375rem] font-medium">
        {label}
      </label>
      {children(control)}
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

type Values = { name: string; value?: string | undefined };

export function TextField({
  label,
  help,
  error,
  className,
  value,
  id,
  ...input
}: FieldFrame & Values & Omit<ComponentProps<"input">, "value" | "className" | "id">) {
  const frame = { label, help, error, ...(className && { className }), ...(id && { id }) };
  return (
    <Field {...frame}>
      {(control) => (
        <input
          type="text"
          autoComplete="off"
          {...input}
          {...control}
          defaultValue={value}
          className={fieldClass()}
        />
      )}
    </Field>
  );
}
export function TextArea({
  label,
  help,
  error,
  className,
  value,
  id,
  ...input
}: FieldFrame & Values & Omit<ComponentProps<"textarea">, "value" | "className" | "id">) {
  const frame = { label, help, error, ...(className && { className }), ...(id && { id }) };
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          autoComplete="off"
          {...input}
          {...control}
          defaultValue={value}
          className={fieldClass()}
        />
      )}
    </Field>
  );
}

export type Option = { value: string; label: string };

export function SelectField({
  label,
  help,
  error,
  className,
  value,
  options,
  name,
}: FieldFrame & Values & { options: Option[] }) {
  const frame = { label, help, error, ...(className && { className }) };
  return (
    <Field {...frame}>
      {(control) => (
        <select name={name} {...control} defaultValue={value} className={fieldClass()}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
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
