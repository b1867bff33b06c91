import type { FormField, FormInput } from "./content-form.ts";
import { FieldControl } from "./content-controls.tsx";

type ErrorsByField = ReadonlyMap<string, string>;

const hasInputValue = ({ value }: FormInput) => value !== "" && value !== "no";

const mustInputBeShown = (errors: ErrorsByField) => (input: FormInput) =>
  hasInputValue(input) || errors.has(input.name) || input.translationProblem !== undefined;

const TRANSLATION_NOTES = {
  missing: "Da tradurre: finché è vuoto, in questa lingua non si vede.",
  outdated: "Da ritradurre: l’italiano è cambiato dopo.",
};

type FieldProps = { field: FormField; errors: ErrorsByField };

/** Optional translations are collapsed while all are empty. */
function LanguageFields({ field, errors }: FieldProps) {
  const [firstInput, ...translations] = field.inputs;
  const renderControl = (input: FormInput, help?: string) => (
    <FieldControl
      key={input.name}
      field={field}
      input={input}
      help={input.translationProblem ? TRANSLATION_NOTES[input.translationProblem] : help}
      error={errors.get(input.name)}
    />
  );
  if (!firstInput) return undefined;
  const isParagraphs = field.kind === "paragraphs";
  const help = field.help ?? (isParagraphs ? "Ogni capoverso in una riga sua." : undefined);
  if (translations.length === 0) return renderControl(firstInput, help);
  const isCollapsed = translations.every((one) => one.isOptional && !mustInputBeShown(errors)(one));
  const translationControls = (
    <div className="grid gap-3 border-l-2 border-line pl-4 sm:grid-cols-2">
      {translations.map((one) => renderControl(one))}
    </div>
  );
  return (
    <div role="group" aria-label={field.label} className="grid gap-3">
      {renderControl(firstInput, help)}
      {isCollapsed ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-accent-text">
            {`${field.label}, nelle altre lingue`}
          </summary>
          {translationControls}
        </details>
      ) : (
        translationControls
      )}
    </div>
  );
}

type FieldGroupProps = {
  fields: FormField[];
  /** The name of the section or entry; the fields of a whole form have no title. */
  title?: string | undefined;
  errors: ErrorsByField;
};

/** Collapses the optional fields of the group if there are at least two and all are empty. */
function FieldGroup({ fields, title, errors }: FieldGroupProps) {
  const isGroupFilled = (group: string) =>
    fields.some((field) => field.group === group && field.inputs.some(hasInputValue));
  const isFieldNeeded = ({ isOptional, isMain, group }: FormField) =>
    isMain || (!isOptional && (!group || isGroupFilled(group)));
  const optionalFields = fields.filter((field) => !isFieldNeeded(field));
  const neededFields = fields.filter(isFieldNeeded);
  const render = (all: FormField[]) =>
    all.map((field) => <LanguageFields key={field.path} field={field} errors={errors} />);
  if (optionalFields.length < 2 || (neededFields.length === 0 && !title))
    return <div className="grid gap-5">{render(fields)}</div>;
  const isOpen = optionalFields.some(({ inputs }) => inputs.some(mustInputBeShown(errors)));
  return (
    <div className="grid gap-4">
      {render(neededFields)}
      <details open={isOpen}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-accent-text">
          {neededFields.length > 0 ? `Altro per ${title ?? "questa voce"}` : "Scrivere"}
        </summary>
        <div className="grid gap-4 border-l-2 border-line pt-2 pl-4">{render(optionalFields)}</div>
      </details>
    </div>
  );
}

const groupFields = (fields: FormField[], nameOf: (field: FormField) => string | undefined) => [
  ...Map.groupBy(fields, (field) => nameOf(field) ?? ""),
];

export function ContentFields({ fields, errors }: { fields: FormField[]; errors: ErrorsByField }) {
  return groupFields(fields, ({ sectionLabel }) => sectionLabel).map(([section, sectionFields]) => {
    const help = sectionFields[0]?.sectionHelp;
    const groups = groupFields(sectionFields, ({ entryLabel }) => entryLabel?.split(", ")[0]);
    return (
      <section key={section} className="grid gap-4">
        {section && <h2 className="text-[1.625rem]">{section}</h2>}
        {help && <p className="text-quiet">{help}</p>}
        {groups.map(([entryLabel, entryFields]) => (
          <FieldGroup
            key={entryLabel}
            title={entryLabel || section || undefined}
            fields={entryFields}
            errors={errors}
          />
        ))}
      </section>
    );
  });
}
