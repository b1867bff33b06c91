/** The controls of single values of content/: texts, numbers, choices, yes and no. */
import type { FormField } from "#app/content/forms/form-model.ts";
import type { FieldProps } from "./content-errors.ts";
import { FieldNote, SelectField, TextArea, TextField } from "./field.tsx";
import { PictureField } from "./picture-field.tsx";

/** The keyboard that a phone shows for a kind of field. */
const INPUT_MODES = { euros: "decimal", number: "decimal", day: "text", text: "text" } as const;

/** Characters in a line of a text area on a phone. */
const LINE_LENGTH = 38;

const textAreaRows = (text: string) =>
  Math.min(10, Math.max(2, Math.ceil(text.length / LINE_LENGTH)));

function ChoicesField({ field, errors }: FieldProps<"choices">) {
  const { path, label, help, values, choices } = field;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={path}
              value={choice.value}
              defaultChecked={values.includes(choice.value)}
              className="size-5 accent-accent"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNote error={errors.get(path)} help={help} />
    </fieldset>
  );
}

function YesNoField({ field, errors }: FieldProps<"yes-no">) {
  const { path, label, help, value } = field;
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-center gap-3">
        {/* Sent alone where the box is not ticked. */}
        <input type="hidden" name={path} value={value === "" ? "" : "no"} />
        <input
          type="checkbox"
          name={path}
          value="sì"
          defaultChecked={value === "sì"}
          className="size-5 accent-accent"
        />
        {label}
      </label>
      <FieldNote error={errors.get(path)} help={help} />
    </div>
  );
}

type SingleFieldKind = Exclude<FormField["kind"], "list" | "group" | "languages">;

export function SingleField({ field, errors }: FieldProps<SingleFieldKind>) {
  switch (field.kind) {
    case "choices":
      return <ChoicesField field={field} errors={errors} />;
    case "yes-no":
      return <YesNoField field={field} errors={errors} />;
    case "picture":
      return <PictureField field={field} errors={errors} />;
    case "choice": {
      const { path, label, help, value, choices } = field;
      return (
        <SelectField
          label={label}
          help={help}
          name={path}
          value={value}
          options={field.isOptional ? [{ value: "", label: "—" }, ...choices] : choices}
          error={errors.get(path)}
        />
      );
    }
    default: {
      const { kind, path, label, help, value, maxLength } = field;
      const shared = {
        id: path,
        label,
        help,
        name: path,
        value,
        maxLength,
        error: errors.get(path),
      };
      return kind === "long" ? (
        <TextArea {...shared} rows={textAreaRows(value)} />
      ) : (
        <TextField
          {...shared}
          {...(kind === "date" ? { type: "date" } : { inputMode: INPUT_MODES[kind] })}
        />
      );
    }
  }
}
