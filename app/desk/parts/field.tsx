import { clsx } from "clsx";
import { type ComponentProps, createElement, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { FIELD_CLASS, LabelledField } from "#app/ui/labelled-field.tsx";

type FieldProps = {
  label: string;
  /** The id of the control, for a button that copies its text. */
  id?: string;
  help?: string | undefined;
  error?: string | undefined;
  /** In characters; a script shows how many are left (enhance/text-fields.ts). */
  maxLength?: number | undefined;
  className?: string;
};

type ControlTag = "input" | "textarea" | "select";

type ControlProps<Tag extends ControlTag> = FieldProps & {
  name: string;
  value?: string | undefined;
} & Omit<ComponentProps<Tag>, "value" | "className" | "id" | "maxLength">;

export function FieldNote({ id, error, help }: Pick<FieldProps, "id" | "error" | "help">) {
  const note = error ?? help;
  return (
    note && (
      <p id={id} className={clsx("text-sm", error ? "font-medium text-alert" : "text-quiet")}>
        {note}
      </p>
    )
  );
}

function Field<Tag extends ControlTag>({
  tag,
  label,
  help,
  error,
  className,
  id: ownId,
  value,
  maxLength,
  ...rest
}: ControlProps<Tag> & { tag: Tag }) {
  const newId = useId();
  const id = ownId ?? newId;
  const note = error ?? help;
  const controlProps = {
    ...rest,
    ...(maxLength !== undefined && { maxLength }),
    id,
    ...(note && { "aria-describedby": `${id}-note` }),
    ...(error && { "aria-invalid": true }),
    defaultValue: value,
    className: FIELD_CLASS,
  };
  return (
    <LabelledField
      id={id}
      label={label}
      className={clsx("min-w-0 grid-cols-[minmax(0,1fr)]", className)}
    >
      {createElement(tag as string, controlProps)}
      {maxLength !== undefined && (
        <noscript>
          <p className="text-sm text-quiet">{`Al massimo ${maxLength} caratteri.`}</p>
        </noscript>
      )}
      <FieldNote id={`${id}-note`} error={error} help={help} />
    </LabelledField>
  );
}

export function TextField(props: ControlProps<"input">) {
  return <Field tag="input" type="text" autoComplete="off" {...props} />;
}

export function TextArea(props: ControlProps<"textarea">) {
  return <Field tag="textarea" autoComplete="off" {...props} />;
}

export type SelectOption = { value: string; label: string };

export function SelectField({
  options,
  ...props
}: ControlProps<"select"> & { options: SelectOption[] }) {
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

/** With the type "radio" the box is one of several choices. */
export function CheckBox({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}

/** The button is hidden until a script shows it (enhance/text-fields.ts); `fieldId` is the id of the control to copy. */
export function CopyButton({ fieldId }: { fieldId: string }) {
  return (
    <Button hidden data-copy={fieldId} aria-live="polite" className="justify-self-start">
      Copia
    </Button>
  );
}
