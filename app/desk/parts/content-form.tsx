/** The fields of a form that a schema of content/ makes (app/content/forms). */
import type { FormField } from "#app/content/forms/form-model.ts";
import { Button } from "#app/ui/button.tsx";
import { SingleField } from "./content-controls.tsx";
import {
  type FieldErrors,
  type FieldProps,
  firstTextOf,
  hasError,
  isFilled,
  needsAttention,
} from "./content-errors.ts";
import { HiddenFields } from "./form.tsx";
import { ListButtons, listId, UndoRemoval } from "./list-buttons.tsx";
import { splitEntry } from "./single-entry.ts";

const fieldName = ({ path }: FormField) => path.split(".").at(-1)!;

/** A value with its translations below; optional translations are collapsed while all are empty. */
function LanguageFields({ field, errors }: FieldProps<"languages">) {
  const [own, ...translations] = field.fields;
  if (!own) return undefined;
  const helpOf = ({ path, help }: FormField) => {
    if (field.outdated.includes(path)) return "Da ritradurre: l’italiano è cambiato dopo.";
    if (field.missing.includes(path))
      return "Da tradurre: finché è vuoto, in questa lingua non si vede.";
    return help;
  };
  const canWait =
    translations.every((one) => one.isOptional && !isFilled(one) && !hasError(one, errors)) &&
    field.missing.length === 0;
  const fields = (
    <div className="grid gap-3 border-l-2 border-line pl-4">
      {translations.map((one) => (
        <FieldByKind key={one.path} field={{ ...one, help: helpOf(one) }} errors={errors} />
      ))}
    </div>
  );
  return (
    <div role="group" aria-label={field.label} className="grid gap-3">
      <FieldByKind field={own} errors={errors} />
      {canWait ? (
        <details>
          <summary className="flex min-h-11 items-center text-accent-text">
            {`${field.label}, nelle altre lingue`}
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </div>
  );
}

/** Whether an entry is taken off the site. */
const isHiddenEntry = (fields: FormField[]) =>
  fields.some((field) => fieldName(field) === "hidden" && "value" in field && field.value === "sì");

/** Entries of a list are collapsed from this number of fields in all. */
const MIN_COLLAPSED_FIELDS = 8;

function ListFields({ field, errors }: FieldProps<"list">) {
  const { path, target, item, counts, entries } = field;
  const error = errors.get(path);
  const hasPictures = entries[0]?.length === 1 && entries[0][0]?.kind === "picture";
  const isLong = !hasPictures && entries.length * (entries[0]?.length ?? 0) >= MIN_COLLAPSED_FIELDS;
  return (
    <div id={listId(target)} className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-6">
      <HiddenFields values={counts} />
      <UndoRemoval target={target} item={item} />
      {error && <p className="font-medium text-alert">{error}</p>}
      {entries.map((fields, at) => {
        const name = `${item} ${at + 1}${isHiddenEntry(fields) ? ", fuori dal sito" : ""}`;
        const group = { kind: "group", path: "", label: name, isOptional: false, fields } as const;
        const [only] = fields;
        const content = (
          <div className="grid gap-4">
            {hasPictures && only ? (
              <FieldByKind field={{ ...only, label: name }} errors={errors} />
            ) : (
              <GroupFields field={group} errors={errors} />
            )}
            <ListButtons target={target} at={at} count={entries.length} name={name} />
          </div>
        );
        if (hasPictures)
          return (
            <div key={at} className="border-l-2 border-line pl-4">
              {content}
            </div>
          );
        return isLong ? (
          <details
            key={at}
            open={needsAttention(group, errors)}
            className="border-l-2 border-line pl-4"
          >
            <summary className="min-h-11 py-2.5">
              <span className="font-semibold">{name}</span>
              <span className="block truncate text-[0.9375rem] text-quiet">
                {firstTextOf(fields)}
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
        formAction={`#${listId(target)}`}
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
  const needed = fields.filter(({ isOptional, isMain }) => !isOptional || isMain);
  const others = fields.filter(({ isOptional, isMain }) => isOptional && !isMain);
  const isOpen = others.some((one) => isFilled(one) || hasError(one, errors));
  if (others.length < 2 || needed.length === 0)
    return <FieldList fields={fields} errors={errors} />;
  return (
    <div className="grid gap-3">
      <FieldList fields={needed} errors={errors} />
      <details open={isOpen} className="grid gap-4">
        <summary className="flex min-h-11 items-center font-semibold text-accent-text">
          {`Altro per ${label}`}
        </summary>
        <div className="grid gap-4 border-l-2 border-line pt-2 pl-4">
          <FieldList fields={others} errors={errors} />
        </div>
      </details>
    </div>
  );
}

function FieldByKind({ field, errors }: { field: FormField; errors: FieldErrors }) {
  switch (field.kind) {
    case "list":
      return <ListFields field={field} errors={errors} />;
    case "group":
      return <GroupFields field={field} errors={errors} />;
    case "languages":
      return <LanguageFields field={field} errors={errors} />;
    default:
      return <SingleField field={field} errors={errors} />;
  }
}

function FieldList({ fields, errors }: { fields: FormField[]; errors: FieldErrors }) {
  return fields.map((field) => <FieldByKind key={field.path} field={field} errors={errors} />);
}

/** A section of the form; an empty optional one is collapsed. */
function FormPart({ field, errors }: FieldProps<"group" | "list">) {
  const { label, help } = field;
  const content =
    field.kind === "list" ? (
      <ListFields field={field} errors={errors} />
    ) : (
      <FieldList fields={field.fields} errors={errors} />
    );
  const isClosed =
    field.isOptional && field.kind === "group" && !isFilled(field) && errors.size === 0;
  return (
    <section className="grid gap-4">
      <h2 className="text-[1.625rem]">{label}</h2>
      {help && <p className="text-quiet">{help}</p>}
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

/** The names of fields that a new entry does not show. */
const FIELDS_OF_SAVED_ENTRIES = new Set(["hidden", "sample"]);

type ContentFieldsProps = {
  fields: FormField[];
  errors: FieldErrors;
  /** The path of the one entry that is shown. */
  entry?: string | undefined;
};

/** All fields of a content form; groups and lists are sections with a title. */
export function ContentFields({ fields, errors, entry }: ContentFieldsProps) {
  const [first, ...others] = fields;
  if (entry) {
    const split = splitEntry(fields, entry);
    const group = { kind: "group", path: "", label: "questa voce", isOptional: false } as const;
    const own = split.entry.filter((field) => !FIELDS_OF_SAVED_ENTRIES.has(fieldName(field)));
    return (
      <div className="grid gap-6">
        <GroupFields field={{ ...group, fields: own }} errors={errors} />
        <div hidden>
          <FieldList fields={split.others} errors={errors} />
        </div>
      </div>
    );
  }
  // A list that is all of a form has the page's title.
  if (first?.kind === "list" && others.length === 0)
    return <ListFields field={first} errors={errors} />;
  return fields.map((field) =>
    field.kind === "group" || field.kind === "list" ? (
      <FormPart key={field.path} field={field} errors={errors} />
    ) : (
      <FieldByKind key={field.path} field={field} errors={errors} />
    ),
  );
}
