/**
 * Forms for the files of content/, made from their schemas: a label and a help stand in the schema
 * (`.meta({ label, help })`), so no form is written twice.
 *
 * Shapes: in, a schema and the values of a file as they are written there; out, fields in the schema's order,
 *         each with its path and its value as the family types it.
 * Errors: none; values that do not fit the schema are shown as they are.
 */
import { z } from "zod";
import { memberOf } from "../documents.ts";
import { ROW_NAME, rowNameOf, rowText } from "../rows.ts";
import { entryLabelOf, labelOfName } from "./labels.ts";
import type { CropName } from "#pictures/crops.ts";
import { typedText } from "./typed-values.ts";

type FieldBase = {
  path: string;
  label: string;
  help?: string | undefined;
  isOptional: boolean;
  /** An optional one that is not collapsed with the others. */
  isMain?: boolean | undefined;
  /** A text that is as it is in every language, such as a name. */
  isAlike?: boolean | undefined;
};

type FieldChoice = { value: string; label: string };

export type FormField =
  | (FieldBase & {
      kind: "text" | "long" | "euros" | "day" | "date" | "number";
      value: string;
      maxLength?: number | undefined;
    })
  /** `value` is "sì", "no", or "" where content has none. */
  | (FieldBase & { kind: "yes-no"; value: string })
  | (FieldBase & { kind: "choice"; value: string; choices: FieldChoice[] })
  | (FieldBase & { kind: "choices"; values: string[]; choices: FieldChoice[] })
  /** `value` is a picture's id; the place shows it in all these crops. */
  | (FieldBase & { kind: "picture"; value: string; crops: CropName[] })
  | (FieldBase & { kind: "group"; fields: FormField[] })
  /** A value in each language, the house's own first, with the paths of its translations to be made. */
  | (FieldBase & { kind: "languages"; fields: FormField[]; outdated: string[]; missing: string[] })
  /** `empty` is an entry without values, with "#" in place of its number. */
  | (FieldBase & {
      kind: "list";
      item: string;
      /** Posted beside its entries: their number, "" where content has no such list, and their names. */
      counts: Record<string, string>;
      /** How a press names the list. */
      target: string;
      entries: FormField[][];
      empty: FormField[];
    });

/** The names of what a schema chooses from, by its `choice`; and of a record's keys. */
export type FormNames = { choices: Record<string, FieldChoice[]> };

/** The part of JSON Schema that our schemas become, with our own `meta`. */
type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  pattern?: string;
  maxLength?: number;
  label?: string;
  help?: string;
  isMain?: boolean;
  isAlike?: boolean;
  /** The label of a list's entries, in the singular: "Stagione". */
  item?: string;
  /** The input of a text field: an amount, a day of a year, a date, or a picture. */
  input?: "euros" | "day" | "date" | "picture";
  /** The crops of a picture. */
  crops?: CropName[];
  /** The key in `FormNames.choices` of the values that a text is chosen from. */
  choice?: string;
};

/** The name of the field that has a list's number of entries. */
export const countName = (path: string) => `n:${path}`;

/** A text above this length is typed in several lines. */
const MAX_ONE_LINE_LENGTH = 120;

function kindOf({ type, input, maxLength = 0 }: JsonSchema) {
  if (input && input !== "picture") return input;
  if (type === "number" || type === "integer") return "number";
  return maxLength > MAX_ONE_LINE_LENGTH ? "long" : "text";
}

/** The title or name in an entry of a record. */
function titleOf(value: unknown): string | undefined {
  return [memberOf(value, "title"), memberOf(value, "name")].find((one) => typeof one === "string");
}

/** The entry of a list: the fields of a group, or one field. */
function entryOf(
  items: JsonSchema,
  value: unknown,
  { path, label, isOptional }: FieldBase,
  names: FormNames,
) {
  if (items.properties) return fieldsOf(items, value, path, names);
  return [fieldOf(items, value, { path, label, isOptional }, names)];
}

function recordFields(
  entry: JsonSchema,
  value: unknown,
  path: string,
  label: string,
  names: FormNames,
) {
  if (entry.properties) return fieldsOf(entry, value, path, names, label);
  // A name that another language has more: its value may be missing here.
  return [fieldOf(entry, value, { path, label, isOptional: value === undefined }, names)];
}

function fieldOf(schema: JsonSchema, value: unknown, base: FieldBase, names: FormNames): FormField {
  const { properties, additionalProperties: entry, propertyNames, items } = schema;
  if (properties)
    return { ...base, kind: "group", fields: fieldsOf(schema, value, base.path, names) };
  if (entry) {
    const choices = names.choices[propertyNames?.choice ?? ""] ?? [];
    const isKey = new RegExp(propertyNames?.pattern ?? "");
    const keys = Object.keys(Object(value)).filter((key) => isKey.test(key));
    const fields = keys.map((key): FormField => {
      const label =
        choices.find((one) => one.value === key)?.label ?? titleOf(memberOf(value, key)) ?? key;
      const path = base.path ? `${base.path}.${key}` : key;
      const inner = recordFields(entry, memberOf(value, key), path, label, names);
      return { kind: "group", path, label, isOptional: false, fields: inner };
    });
    return { ...base, kind: "group", fields };
  }
  if (items?.choice) {
    const choices = names.choices[items.choice] ?? [];
    const values = ((value as unknown[] | undefined) ?? []).map(rowText) as string[];
    return { ...base, kind: "choices", values, choices };
  }
  if (items) {
    const item =
      schema.item ??
      (items.input === "picture" ? "Immagine" : entryLabelOf(base.path.split(".").at(-1)!));
    // A text that a new entry needs is typed without a press before.
    const entries = Array.isArray(value) ? value : base.isMain ? [undefined] : [];
    const entryBase = { label: item, isOptional: base.isOptional };
    const hasNumber = Array.isArray(value) || base.isMain;
    const rowNames = entries.map((one, index) => [
      `${base.path}.${index}.${ROW_NAME}`,
      rowNameOf(one) ?? "",
    ]);
    return {
      ...base,
      kind: "list",
      item,
      counts: {
        [countName(base.path)]: hasNumber ? String(entries.length) : "",
        ...Object.fromEntries(rowNames),
      },
      target: base.path,
      entries: entries.map((one, index) =>
        entryOf(items, rowText(one), { ...entryBase, path: `${base.path}.${index}` }, names),
      ),
      empty: entryOf(items, undefined, { ...entryBase, path: `${base.path}.#` }, names),
    };
  }
  if (schema.type === "boolean")
    return { ...base, kind: "yes-no", value: value === undefined ? "" : value ? "sì" : "no" };
  if (schema.enum) {
    const choices = schema.enum.map((one) => ({ value: one, label: one }));
    return { ...base, kind: "choice", value: typeof value === "string" ? value : "", choices };
  }
  if (schema.input === "picture")
    return { ...base, kind: "picture", value: typedText("text", value), crops: schema.crops ?? [] };
  const kind = kindOf(schema);
  return { ...base, kind, value: typedText(kind, value), maxLength: schema.maxLength };
}

/** The fields of a group; `owner` stands before each label: "Elegant Room, a notte". */
function fieldsOf(
  { properties = {}, required = [] }: JsonSchema,
  values: unknown,
  path: string,
  names: FormNames,
  owner = "",
): FormField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const label = [owner, schema.label ?? labelOfName(name)].filter(Boolean).join(", ");
    const base = {
      path: path ? `${path}.${name}` : name,
      label,
      help: schema.help,
      isOptional: !required.includes(name),
      isMain: schema.isMain,
      isAlike: schema.isAlike,
    };
    // A group inside of a record has no place of its own: its fields follow the others.
    if (owner && schema.properties)
      return fieldsOf(schema, memberOf(values, name), base.path, names, label).map((field) => ({
        ...field,
        isOptional: true,
      }));
    return [fieldOf(schema, memberOf(values, name), base, names)];
  });
}

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json =
    jsonSchemas.get(schema) ??
    (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
  jsonSchemas.set(schema, json);
  return json;
}

export function formFields(schema: z.ZodType, values: unknown, names: FormNames): FormField[] {
  const json = jsonSchemaOf(schema);
  if (json.properties) return fieldsOf(json, values, "", names);
  const record = fieldOf(json, values, { path: "", label: "", isOptional: false }, names);
  return record.kind === "group" ? record.fields : [];
}
