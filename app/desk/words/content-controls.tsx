import { SmallImage } from "../parts/page.tsx";
import { clsx } from "clsx";
import { CheckBox, FieldNote, SelectField, TextArea, TextField } from "../parts/field.tsx";
import { SubmitButton } from "../parts/form.tsx";
import type { FormField, FormInput } from "./content-form.ts";

type FieldControlProps = {
  field: FormField;
  input: FormInput;
  help?: string | undefined;
  error?: string | undefined;
};

/** The number of characters in a line of a text area on a phone. */
const LINE_LENGTH = 38;

const rowCountOf = (text: string) =>
  Math.min(10, Math.max(2, Math.ceil(text.length / LINE_LENGTH)));

function ChoicesField({ field, input: { name, label, value }, help, error }: FieldControlProps) {
  const chosenValues = value.split("\n");
  return (
    <fieldset id={name} className="grid gap-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-medium">{label}</legend>
      {/* This empty value is always sent. If no other value is sent, nothing is ticked. */}
      <input type="hidden" name={name} value="" />
      <div className="flex flex-wrap gap-x-6">
        {field.choices?.map((choice) => (
          <CheckBox
            key={choice.value}
            label={choice.label}
            name={name}
            value={choice.value}
            defaultChecked={chosenValues.includes(choice.value)}
          />
        ))}
      </div>
      <FieldNote error={error} help={help} />
    </fieldset>
  );
}

function YesNoField({ input: { name, label, value }, help, error }: FieldControlProps) {
  return (
    <div className="grid gap-1.5">
      {/* This value is always sent. If no other value is sent, the box is not ticked. */}
      <input type="hidden" name={name} value="no" />
      <CheckBox id={name} label={label} name={name} value="sì" defaultChecked={value === "sì"} />
      <FieldNote error={error} help={help} />
    </div>
  );
}

export const NO_ALT_TEXT = "Immagine senza parole";

function PictureChoiceList({ name, value, isOptional, pictureChoices }: FormInput) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {isOptional && (
        <li className="col-span-full">
          <CheckBox label="Nessuna" type="radio" name={name} value="" defaultChecked={!value} />
        </li>
      )}
      {pictureChoices?.map(({ id, alt, address, refusal }) => (
        <li key={id}>
          <label
            className={clsx(
              "grid gap-1.5 border-b-4 border-transparent pb-2 text-sm has-checked:border-accent",
              refusal ? "text-quiet" : "cursor-pointer",
            )}
          >
            <SmallImage address={address} className={clsx("w-full", refusal && "opacity-50")} />
            <span className="flex min-h-11 items-start gap-2">
              <input
                type="radio"
                name={name}
                value={id}
                defaultChecked={id === value}
                disabled={refusal !== undefined}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="line-clamp-4 break-words">{refusal ?? (alt || NO_ALT_TEXT)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function PictureField({ input, help, error }: FieldControlProps) {
  const { name, label, value, picture } = input;
  return (
    <fieldset id={name} className="grid scroll-mt-4 gap-2">
      <legend className="mb-2 text-[0.9375rem] font-medium">{label}</legend>
      <FieldNote error={error} help={help} />
      {input.pictureChoices ? (
        <>
          <p className="text-quiet">Sceglietene una, poi premete Salva.</p>
          <PictureChoiceList {...input} />
        </>
      ) : (
        <div className="flex items-center gap-4">
          <input type="hidden" name={name} value={value} />
          {picture && <SmallImage address={picture.address} className="w-28 shrink-0 sm:w-36" />}
          <div className="grid min-w-0 gap-2">
            <p className="line-clamp-2 text-sm break-words text-quiet">
              {picture ? picture.alt || NO_ALT_TEXT : "Ancora nessuna."}
            </p>
            <SubmitButton
              name="scegli"
              value={name}
              formAction={`#${name}`}
              className="justify-self-start px-4"
              aria-label={`${picture ? "Un’altra" : "Scegli"}: ${label}`}
            >
              {picture ? "Un’altra" : "Scegli"}
            </SubmitButton>
          </div>
        </div>
      )}
    </fieldset>
  );
}

export function FieldControl(props: FieldControlProps) {
  const { field, input, help, error } = props;
  const { kind, choices = [], maxLength } = field;
  const { name, label, value, isOptional } = input;
  if (kind === "choices") return <ChoicesField {...props} />;
  if (kind === "yes-no") return <YesNoField {...props} />;
  if (kind === "picture") return <PictureField {...props} />;
  const sharedProps = { id: name, name, label, value, error };
  if (kind === "choice") {
    const options = isOptional ? [{ value: "", label: "—" }, ...choices] : choices;
    return <SelectField {...sharedProps} help={help} options={options} />;
  }
  if (kind === "paragraphs") {
    const rowCount = rowCountOf(value) + value.split("\n").length;
    return <TextArea {...sharedProps} help={help} rows={rowCount} />;
  }
  const textProps = { ...sharedProps, help, maxLength };
  if (kind === "long") return <TextArea {...textProps} rows={rowCountOf(value)} />;
  if (kind === "date") return <TextField {...textProps} type="date" />;
  const isNumber = kind === "euros" || kind === "number";
  return <TextField {...textProps} inputMode={isNumber ? "decimal" : "text"} />;
}
