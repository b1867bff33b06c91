/**
 * Makes the form for a content file from the schema of the file. The schema also has the label and the help of each
 * field (`.meta({ label, help })`), so no form is written by hand.
 *
 * Shapes: the input is a schema and a file's values, in which the entries of lists have names. The output is fields in the
 *         schema's order, each with its path ("seasons.3.base", where "3" is a name) and the value as the family types it.
 * Errors: none; a value that the schema would refuse is shown unchanged.
 */
import { z } from "zod";
import { memoizeByObject } from "#app/domain/memoize.ts";
import type { CropName } from "#pictures/crops.ts";
import { memberOf, rowNameOf, rowValueOf } from "../rows.ts";
import { entryLabelOfList, labelOfField } from "./labels.ts";
import { editableText, type ValueKind } from "./typed-values.ts";

type FieldChoice = { value: string; label: string };

type PartInfo = { path: string; label: string; help?: string | undefined; isOptional: boolean };

/** What a field inherits from the groups around it. */
type FieldContext = {
  sectionLabel?: string | undefined;
  sectionHelp?: string | undefined;
  /** The label of the entry that has the field, such as "Elegant Room" in a record of rooms. */
  entryLabel?: string | undefined;
  /** The path of the optional group that has the field. In such a group, all fields are filled in, or none. */
  group?: string | undefined;
};

export type ContentField = PartInfo &
  FieldContext & {
    kind: ValueKind;
    /** The value as the family types it: "" if content has none; each text of a list has its own line. */
    value: string;
    maxLength?: number | undefined;
    choices?: FieldChoice[] | undefined;
    crops?: CropName[] | undefined;
    /** Whether an optional field is shown at once; other optional fields are collapsed. */
    isMain?: boolean | undefined;
    /** Whether the text, for example a name, is the same in every language. */
    isAlike?: boolean | undefined;
  };

export type FlatForm = { fields: ContentField[]; lists: ContentList[] };

export type ContentList = Omit<PartInfo, "isOptional"> & {
  itemLabel: string;
  minEntries: number;
  maxEntries: number;
  isHideable: boolean;
  isOfPictures: boolean;
  rows: (FlatForm & { path: string })[];
};

/** The choices and labels that a form shows, and that its schema lacks. */
export type FormNames = {
  /** By the name of a `choice` in the schema: the values that a field may have, or the keys that a record may have. */
  choices: Record<string, FieldChoice[]>;
  /** For a file whose schema has no labels: returns the default text at a field's path, which becomes the field's label. */
  softwareTextAt?: ((path: string) => string | undefined) | undefined;
};

/** The part of JSON Schema that our schemas use, with the values of their `.meta()`. */
type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  enum?: string[];
  pattern?: string;
  maxLength?: number;
  label?: string;
  help?: string;
  isMain?: boolean;
  isAlike?: boolean;
  /** The label of a list's entries, in the singular: "Stagione" (season). */
  item?: string;
  /** The kind of a text's input, if the schema's type does not show it; "none" for a value that no form shows. */
  input?: "euros" | "day" | "date" | "picture" | "none";
  crops?: CropName[];
  /** For a text that the family chooses from a list: the name of this list, such as "rooms". */
  choice?: string;
};

const MAX_ONE_LINE_CHARACTERS = 120;

function valueKindOf({ type, input, items, enum: values, maxLength = 0 }: JsonSchema): ValueKind {
  if (items) return items.choice ? "choices" : "paragraphs";
  if (input && input !== "none") return input;
  if (type === "boolean") return "yes-no";
  if (values) return "choice";
  if (type === "number" || type === "integer") return "number";
  return maxLength > MAX_ONE_LINE_CHARACTERS ? "long" : "text";
}

function choicesOf({ items, enum: values }: JsonSchema, { choices }: FormNames) {
  if (items?.choice) return choices[items.choice] ?? [];
  return values?.map((one) => ({ value: one, label: one }));
}

/** Up to this number of entries, a list of fixed length is shown as groups in one form. */
const MAX_FIXED_ENTRIES = 3;

const hasEntries = ({ items }: JsonSchema) =>
  items !== undefined && (items.properties !== undefined || items.input === "picture");

/** Whether a list has its own page of rows, unlike a list of texts (one field) or a short list of fixed length. */
export const hasPageOfRows = (schema: JsonSchema) =>
  hasEntries(schema) &&
  !(schema.minItems === schema.maxItems && (schema.minItems ?? Infinity) <= MAX_FIXED_ENTRIES);

export const isField = (schema: JsonSchema) =>
  !hasEntries(schema) && !schema.properties && !schema.additionalProperties;

/** A schema with its value. `isEntry` marks an entry of a record; the labels of its fields begin with the entry's label. */
export type FormPart = PartInfo & { schema: JsonSchema; value: unknown; isEntry?: boolean };

const titleOf = (value: unknown) =>
  [memberOf(value, "title"), memberOf(value, "name")].find((one) => typeof one === "string");

const itemLabelOf = ({ schema: { item, items }, path }: FormPart) =>
  item ?? (items?.input === "picture" ? "Immagine" : entryLabelOfList(path.split(".").at(-1)!));

/** Returns the parts of a group, the entries of a record, the rows of a list or, for a field, only the field. */
export function partsOf(part: FormPart, { choices }: FormNames): FormPart[] {
  const { schema, value, path } = part;
  const { properties, additionalProperties: entry, propertyNames, required = [], items } = schema;
  const pathOf = (name: string) => (path ? `${path}.${name}` : name);
  if (properties)
    return Object.entries(properties)
      .filter(([, inner]) => inner.input !== "none")
      .map(([name, inner]) => ({
        schema: inner,
        value: memberOf(value, name),
        path: pathOf(name),
        label: inner.label ?? labelOfField(name),
        help: inner.help,
        isOptional: !required.includes(name),
      }));
  if (entry) {
    const keyChoices = choices[propertyNames?.choice ?? ""] ?? [];
    const keyPattern = new RegExp(propertyNames?.pattern ?? "");
    const keys = Object.keys(Object(value)).filter((key) => keyPattern.test(key));
    return keys.map((key) => ({
      schema: entry,
      value: memberOf(value, key),
      path: pathOf(key),
      label:
        keyChoices.find((one) => one.value === key)?.label ?? titleOf(memberOf(value, key)) ?? key,
      isOptional: false,
      isEntry: true,
    }));
  }
  if (!items || isField(schema)) {
    const label = part.isEntry ? (schema.label ?? labelOfField("words")) : part.label;
    return [{ ...part, label, isEntry: false }];
  }
  const label = itemLabelOf(part);
  return (Array.isArray(value) ? (value as unknown[]) : []).map((row, at) => ({
    schema: items,
    value: rowValueOf(row),
    path: pathOf(rowNameOf(row) ?? `${at + 1}`),
    label: hasPageOfRows(schema) ? label : `${label} ${at + 1}`,
    isOptional: false,
  }));
}

export function listOf(list: FormPart, names: FormNames): ContentList {
  const { schema, path, label, help } = list;
  const { items, minItems = 0, maxItems = Infinity } = schema;
  // Lists cannot add or remove a room or a text about the area, because other screens add and hide it together with its page.
  const hasPages = items?.properties?.["slug"] !== undefined;
  return {
    path,
    label,
    help,
    itemLabel: itemLabelOf(list),
    minEntries: hasPages ? Infinity : minItems,
    maxEntries: hasPages ? 0 : maxItems,
    isHideable: items?.properties?.["hidden"] !== undefined,
    isOfPictures: items?.input === "picture",
    rows: partsOf(list, names).map((row) => ({
      path: row.path,
      ...flatForm(partsOf(row, names), names),
    })),
  };
}

function fieldOf(part: FormPart, names: FormNames) {
  const { schema, value, isEntry: _, ...partInfo } = part;
  const { isMain, isAlike, maxLength, crops } = schema;
  const kind = valueKindOf(schema);
  const isText = kind === "text" || kind === "long";
  return {
    ...partInfo,
    label: (isText && names.softwareTextAt?.(partInfo.path)) || partInfo.label,
    kind,
    value: editableText(kind, value),
    isMain,
    isAlike,
    maxLength,
    crops,
    choices: choicesOf(schema, names),
  };
}

const joinLabels = (...labels: (string | undefined)[]) => labels.filter(Boolean).join(", ");

/** Returns the fields of `parts` and of all groups inside `parts`. Fields inside lists are in `lists`. */
export function flatForm(parts: FormPart[], names: FormNames, outer: FieldContext = {}): FlatForm {
  const forms = parts.map((part): FlatForm => {
    const { schema, path, label, help, isOptional, isEntry } = part;
    if (hasPageOfRows(schema)) return { fields: [], lists: [listOf(part, names)] };
    if (isField(schema) && !isEntry) {
      const field = fieldOf(part, names);
      return {
        fields: [{ ...field, label: joinLabels(outer.entryLabel, field.label), ...outer }],
        lists: [],
      };
    }
    const innerContext =
      isEntry || outer.entryLabel !== undefined
        ? { entryLabel: joinLabels(outer.entryLabel, label) }
        : { sectionLabel: joinLabels(outer.sectionLabel, label), sectionHelp: help };
    const group = outer.group ?? (isOptional ? path : undefined);
    return flatForm(partsOf(part, names), names, { ...outer, ...innerContext, group });
  });
  return {
    fields: forms.flatMap(({ fields }) => fields),
    lists: forms.flatMap(({ lists }) => lists),
  };
}

const jsonSchemaOf = memoizeByObject(
  (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema,
);

export const contentParts = (schema: z.ZodType, value: unknown, names: FormNames): FormPart[] =>
  partsOf({ schema: jsonSchemaOf(schema), value, path: "", label: "", isOptional: false }, names);
