/** The controls of single values of content/: texts, numbers, choices, yes and no. */
import type { FormField } from "#app/content/forms/form-screens.ts";
import type { ControlProps } from "./control-props.ts";
import { FieldNote, SelectField, TextArea, TextField } from "../parts/field.tsx";
import { PictureField } from "../parts/picture-field.tsx";

/** The keyboard that a phone shows for a kind of field. */
const INPUT_MODES: Partial<Record<FormField["kind"], "decimal">> = {
  euros: "decimal",
  number: "decimal",
};

/** Characters in a line of a text area on a phone. */
const LINE_LENGTH = 38;

const textAreaRows = (text: string) =>
  Math.min(10, Math.max(2, Math.ceil(text.length / LINE_LENGTH)));

function ChoicesField({ field, input: { name, label, value }, help, error }: ControlProps) {
  const chosen = value.split("\n");
  return (
    <fieldset id={name} className="grid gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{label}</legend>
      {/* Sent alone where nothing is ticked. */}
      <input type="hidden" name={name} value="" />
      <div className="flex flex-wrap gap-x-6">
        {field.choices?.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              className="size-5 accent-accent"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNote error={error} help={help} />
    </fieldset>
  );
}

function YesNoField({ input: { name, label, value }, help, error }: ControlProps) {
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-center gap-3">
        {/* Sent alone where the box is not ticked. */}
        <input type="hidden" name={name} value="no" />
        <input
          id={name}
          type="checkbox"
          name={name}
          value="sì"
          defaultChecked={value === "sì"}
          className="size-5 accent-accent"
        />
        {label}
      </label>
      <FieldNote error={error} help={help} />
    </div>
  );
}

export function Control(props: ControlProps) {
  const { field, input, help, error } = props;
  const { kind, choices = [], maxLength } = field;
  const { name, label, value, isOptional } = input;
  if (kind === "choices") return <ChoicesField {...props} />;
  if (kind === "yes-no") return <YesNoField {...props} />;
  if (kind === "picture") return <PictureField {...props} />;
  const shared = { id: name, name, label, value, error };
  if (kind === "choice") {
    const options = isOptional ? [{ value: "", label: "—" }, ...choices] : choices;
    return <SelectField {...shared} help={help} options={options} />;
  }
  if (kind === "paragraphs") {
    const rows = textAreaRows(value) + value.split("\n").length;
    return <TextArea {...shared} help={help} rows={rows} />;
  }
  const text = { ...shared, help, maxLength };
  if (kind === "long") return <TextArea {...text} rows={textAreaRows(value)} />;
  if (kind === "date") return <TextField {...text} type="date" />;
  return <TextField {...text} inputMode={INPUT_MODES[kind] ?? "text"} />;
}
