/** The fields of a form that a schema of content/ makes (app/content/forms). */
import type { FormField } from "#app/content/forms/form-model.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "./field.tsx";
import { Hidden } from "./form.tsx";

/** What is wrong with a value, by its path. */
type Errors = ReadonlyMap<string, string>;

type FieldProps<Kind extends FormField["kind"]> = {
  field: Extract<FormField, { kind: Kind }>;
  errors: Errors;
};

/** The keyboard that a phone shows for a kind of field. */
const INPUT_MODES = { euros: "decimal", number: "decimal", day: "text", text: "text" } as const;

function Choices({ field, errors }: FieldProps<"choices">) {
  const { path, label, help, values, choices } = field;
  const error = errors.get(path);
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
      {(error ?? help) && (
        <p className={error ? "text-sm font-medium text-alert" : "text-sm text-quiet"}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  );
}

/** A value, and below it the translations. */
function Languages({ field, errors }: FieldProps<"languages">) {
  const [own, ...translations] = field.fields;
  if (!own) return undefined;
  return (
    <div role="group" aria-label={field.label} className="grid gap-3">
      <FieldByKind field={own} errors={errors} />
      <div className="grid gap-3 border-l-2 border-line pl-4">
        {translations.map((one) => (
          <FieldByKind
            key={one.path}
            field={
              field.outdated.includes(one.path)
                ? { ...one, help: "Da ritradurre: l’italiano è cambiato dopo." }
                : one
            }
            errors={errors}
          />
        ))}
      </div>
    </div>
  );
}

function YesNo({ field, errors }: FieldProps<"yes-no">) {
  const { path, label, help, value } = field;
  const note = errors.get(path) ?? help;
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-center gap-3">
        {/* It counts where the box is not ticked. */}
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
      {note && <p className="text-sm text-quiet">{note}</p>}
    </div>
  );
}

/** The buttons that change a list; the page comes back with the form as it was typed. */
function ListButtons({
  target,
  at,
  count,
  name,
}: {
  target: string;
  at: number;
  count: number;
  name: string;
}) {
  const press = (move: string, label: string) => (
    <Button
      type="submit"
      name="elenco"
      value={`${move} ${target} ${at}`}
      look="outline"
      className="px-4"
      aria-label={`${label} ${name}`}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {press("togli", "Togli")}
      {at > 0 && press("su", "Su")}
      {at < count - 1 && press("giù", "Giù")}
    </div>
  );
}

/** The number of fields from which the entries of a list are collapsed. */
const LONG_LIST = 8;

const isFilled = (field: FormField): boolean =>
  "fields" in field ? field.fields.some(isFilled) : "value" in field && field.value !== "";

const hasError = (field: FormField, errors: Errors): boolean =>
  errors.has(field.path) ||
  ("fields" in field && field.fields.some((one) => hasError(one, errors)));

/** Whether an entry is shown open: a new one has to be filled in, one with an error corrected. */
const needsLook = (field: FormField, errors: Errors): boolean =>
  !isFilled(field) || hasError(field, errors);

const leavesOf = (field: FormField): FormField[] =>
  "fields" in field ? field.fields.flatMap(leavesOf) : [field];

/** The first text of an entry, which tells it from the others while it is closed. */
function firstText(fields: FormField[]): string {
  const leaves = fields.flatMap(leavesOf);
  const words = leaves.find(({ kind }) => kind === "text" || kind === "long") ?? leaves[0];
  return words && "value" in words ? words.value : "";
}

function ListFields({ field, errors }: FieldProps<"list">) {
  const { target, item, counts, entries } = field;
  const isLong = entries.length * (entries[0]?.length ?? 0) >= LONG_LIST;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Hidden values={counts} />
      {entries.map((fields, at) => {
        const name = `${item} ${at + 1}`;
        const group = { kind: "group", path: "", label: name, isOptional: false, fields } as const;
        const content = (
          <div className="grid gap-4">
            <GroupFields field={group} errors={errors} />
            <ListButtons target={target} at={at} count={entries.length} name={name} />
          </div>
        );
        return isLong ? (
          <details key={at} open={needsLook(group, errors)} className="border-l-2 border-line pl-4">
            <summary className="min-h-11 py-2.5">
              <span className="font-semibold">{name}</span>
              <span className="block truncate text-[0.9375rem] text-quiet">
                {firstText(fields)}
              </span>
            </summary>
            <div className="pt-2">{content}</div>
          </details>
        ) : (
          <fieldset key={at} className="border-l-2 border-line pl-4">
            <legend className="mb-3 font-semibold">{name}</legend>
            {content}
          </fieldset>
        );
      })}
      <Button
        type="submit"
        name="elenco"
        value={`aggiungi ${target}`}
        look="outline"
        className="justify-self-start"
      >
        {`Aggiungi: ${item.toLowerCase()}`}
      </Button>
    </div>
  );
}

function GroupFields({ field, errors }: FieldProps<"group">) {
  const { fields, label } = field;
  const needed = fields.filter(({ isOptional }) => !isOptional);
  const others = fields.filter(({ isOptional }) => isOptional);
  const isOpen = others.some((one) => isFilled(one) || hasError(one, errors));
  if (others.length < 2 || needed.length === 0) return <Fields fields={fields} errors={errors} />;
  return (
    <div className="grid gap-3">
      <Fields fields={needed} errors={errors} />
      <details open={isOpen} className="grid gap-4">
        <summary className="flex min-h-11 items-center font-semibold text-accent-text">
          {`Altro per ${label}`}
        </summary>
        <div className="grid gap-4 border-l-2 border-line pt-2 pl-4">
          <Fields fields={others} errors={errors} />
        </div>
      </details>
    </div>
  );
}

/** The characters of a line on a phone. */
const LINE = 38;

const rowsOf = (text: string) => Math.min(10, Math.max(2, Math.ceil(text.length / LINE)));

function FieldByKind({ field, errors }: { field: FormField; errors: Errors }) {
  switch (field.kind) {
    case "choices":
      return <Choices field={field} errors={errors} />;
    case "list":
      return <ListFields field={field} errors={errors} />;
    case "group":
      return <GroupFields field={field} errors={errors} />;
    case "languages":
      return <Languages field={field} errors={errors} />;
    case "yes-no":
      return <YesNo field={field} errors={errors} />;
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
        <TextArea {...shared} rows={rowsOf(value)} />
      ) : (
        <TextField
          {...shared}
          {...(kind === "date" ? { type: "date" } : { inputMode: INPUT_MODES[kind] })}
        />
      );
    }
  }
}

function Fields({ fields, errors }: { fields: FormField[]; errors: Errors }) {
  return fields.map((field) => <FieldByKind key={field.path} field={field} errors={errors} />);
}

/** A section of the form; an empty optional one is collapsed. */
function Part({ field, errors }: FieldProps<"group" | "list">) {
  const { path, label, help } = field;
  const error = errors.get(path);
  const content =
    field.kind === "list" ? (
      <ListFields field={field} errors={errors} />
    ) : (
      <Fields fields={field.fields} errors={errors} />
    );
  const isClosed =
    field.isOptional && field.kind === "group" && !isFilled(field) && errors.size === 0;
  return (
    <section className="grid gap-4">
      <h2 className="text-[1.625rem]">{label}</h2>
      {help && <p className="text-quiet">{help}</p>}
      {error && <p className="font-medium text-alert">{error}</p>}
      {isClosed ? (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-accent-text">
            Scrivere
          </summary>
          <div className="grid gap-4 pt-2">{content}</div>
        </details>
      ) : (
        content
      )}
    </section>
  );
}

/** The form's parts, each with its title; single fields stand without. */
export function ContentFields({ fields, errors }: { fields: FormField[]; errors: Errors }) {
  const [first, ...others] = fields;
  // A list that is all of a form has the page's title.
  if (first?.kind === "list" && others.length === 0)
    return <ListFields field={first} errors={errors} />;
  return fields.map((field) =>
    field.kind === "group" || field.kind === "list" ? (
      <Part key={field.path} field={field} errors={errors} />
    ) : (
      <FieldByKind key={field.path} field={field} errors={errors} />
    ),
  );
}
