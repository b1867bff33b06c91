/**
 * The fields of a file of content/, made from its schema: a label and a help stand in the schema
 * (`.meta({ label, help })`), so no form is written twice.
 *
 * Shapes: in, a schema and the values of a file with the names of entries; out, fields in the schema's order, each with
 *         its path and its value as the family types it. A path has the names of entries: "seasons.3.base".
 * Errors: none; values that do not fit the schema are shown as they are.
 */
import { z } from "zod";
import { memoizeByObject } from "#app/domain/memoize.ts";
import type { CropName } from "#pictures/crops.ts";
import { memberOf, rowNameOf, rowText } from "../rows.ts";
import { entryLabelOf, labelOfName } from "./labels.ts";
import { typedText, type ValueKind } from "./typed-values.ts";

type Named = { path: string; label: string; help?: string | undefined; isOptional: boolean };

type FieldChoice = { value: string; label: string };

export type ContentField = Named & {
  kind: ValueKind;
  /** The value as the family types it: "" where content has none, the texts of a list in a line each. */
  value: string;
  maxLength?: number | undefined;
  choices?: FieldChoice[] | undefined;
  crops?: CropName[] | undefined;
  /** Whether an optional field is shown at once; the others are collapsed. */
  isMain?: boolean | undefined;
  /** Whether the text is the same in every language, such as a name. */
  isAlike?: boolean | undefined;
};

/** `isEntry`: the group is an entry of a record, and its label begins the labels of its fields. */
export type ContentGroup = Named & { kind: "group"; isEntry: boolean; nodes: ContentNode[] };

export type ContentRow = { name: string; path: string; nodes: ContentNode[] };

export type ContentList = Named & {
  kind: "list";
  item: string;
  minEntries: number;
  maxEntries: number;
  isHideable: boolean;
  isPictures: boolean;
  rows: ContentRow[];
};

export type ContentNode = ContentField | ContentGroup | ContentList;

export type FormNames = {
  /** The choices of a field and the keys of a record, by the `choice` in their schema. */
  choices: Record<string, FieldChoice[]>;
  /** The software's own text at a path, which replaces the label of a text field. */
  wordsAt?: ((path: string) => string | undefined) | undefined;
};

/** The part of JSON Schema that our schemas become, with our own `meta`. */
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
  /** The label of a list's entries, in the singular: "Stagione". */
  item?: string;
  /** The kind of input of a text, where its type does not say it; "none" for a value that no form shows. */
  input?: "euros" | "day" | "date" | "picture" | "none";
  crops?: CropName[];
  /** The key in `FormNames.choices` of the values that a text is chosen from. */
  choice?: string;
};

const MAX_ONE_LINE_LENGTH = 120;

function kindOf({ type, input, items, enum: values, maxLength = 0 }: JsonSchema): ValueKind {
  if (items) return items.choice ? "choices" : "paragraphs";
  if (input && input !== "none") return input;
  if (type === "boolean") return "yes-no";
  if (values) return "choice";
  if (type === "number" || type === "integer") return "number";
  return maxLength > MAX_ONE_LINE_LENGTH ? "long" : "text";
}

function choicesOf({ items, enum: values }: JsonSchema, { choices }: FormNames) {
  if (items?.choice) return choices[items.choice] ?? [];
  return values?.map((one) => ({ value: one, label: one }));
}

/** Whether a schema is a list whose entries have forms of their own; a list of texts is one field. */
const isList = ({ items }: JsonSchema) =>
  items !== undefined && (items.properties !== undefined || items.input === "picture");

/** Up to this number of entries, a list of fixed length is shown as groups in one form. */
const MAX_FIXED_ENTRIES = 3;

function listOf(schema: JsonSchema, value: unknown, base: Named, names: FormNames): ContentNode {
  const items = schema.items!;
  const item =
    schema.item ??
    (items.input === "picture" ? "Immagine" : entryLabelOf(base.path.split(".").at(-1)!));
  // Rooms and stories have pages: they are added and hidden with their pages, not in this list.
  const isPages = items.properties?.["slug"] !== undefined;
  const isFixed =
    schema.minItems === schema.maxItems && (schema.minItems ?? 9) <= MAX_FIXED_ENTRIES;
  const rows = (Array.isArray(value) ? (value as unknown[]) : []).map((entry, at): ContentRow => {
    const name = rowNameOf(entry) ?? `${at + 1}`;
    const path = `${base.path}.${name}`;
    const rowBase = { path, label: isFixed ? `${item} ${at + 1}` : item, isOptional: false };
    const nodes = items.properties
      ? nodesOf(items, entry, path, names)
      : [fieldOf(items, rowText(entry), rowBase, names)];
    return { name, path, nodes };
  });
  if (isFixed) {
    const nodes = rows.flatMap((row, at): ContentNode[] =>
      items.properties
        ? [{ ...row, kind: "group", label: `${item} ${at + 1}`, isOptional: false, isEntry: false }]
        : row.nodes,
    );
    return { ...base, kind: "group", isEntry: false, nodes };
  }
  return {
    ...base,
    kind: "list",
    item,
    minEntries: isPages ? Infinity : (schema.minItems ?? 0),
    maxEntries: isPages ? 0 : (schema.maxItems ?? Infinity),
    isHideable: items.properties?.["hidden"] !== undefined,
    isPictures: items.input === "picture",
    rows,
  };
}

function fieldOf(schema: JsonSchema, value: unknown, base: Named, names: FormNames): ContentField {
  const kind = kindOf(schema);
  const { isMain, isAlike, maxLength, crops } = schema;
  const choices = choicesOf(schema, names);
  const isText = kind === "text" || kind === "long";
  const label = (isText && names.wordsAt?.(base.path)) || base.label;
  return {
    ...base,
    label,
    kind,
    value: typedText(kind, value),
    isMain,
    isAlike,
    maxLength,
    crops,
    choices,
  };
}

const titleOf = (value: unknown) =>
  [memberOf(value, "title"), memberOf(value, "name")].find((one) => typeof one === "string");

function recordNodes(schema: JsonSchema, value: unknown, path: string, names: FormNames) {
  const entry = schema.additionalProperties as JsonSchema;
  const { propertyNames } = schema;
  const choices = names.choices[propertyNames?.choice ?? ""] ?? [];
  const isKey = new RegExp(propertyNames?.pattern ?? "");
  const keys = Object.keys(Object(value)).filter((key) => isKey.test(key));
  return keys.map((key): ContentGroup => {
    const entryValue = memberOf(value, key);
    const label = choices.find((one) => one.value === key)?.label ?? titleOf(entryValue) ?? key;
    const base = { path: path ? `${path}.${key}` : key, label, isOptional: false };
    const nodes = entry.properties
      ? nodesOf(entry, entryValue, base.path, names)
      : [
          fieldOf(
            entry,
            entryValue,
            { ...base, label: entry.label ?? labelOfName("words") },
            names,
          ),
        ];
    return { ...base, kind: "group", isEntry: true, nodes };
  });
}

function nodeOf(schema: JsonSchema, value: unknown, base: Named, names: FormNames): ContentNode {
  if (isList(schema)) return listOf(schema, value, base, names);
  if (!schema.properties && !schema.additionalProperties)
    return fieldOf(schema, value, base, names);
  const nodes = schema.properties
    ? nodesOf(schema, value, base.path, names)
    : recordNodes(schema, value, base.path, names);
  return { ...base, kind: "group", isEntry: false, nodes };
}

function nodesOf(
  { properties = {}, required = [] }: JsonSchema,
  values: unknown,
  path: string,
  names: FormNames,
): ContentNode[] {
  return Object.entries(properties)
    .filter(([, schema]) => schema.input !== "none")
    .map(([name, schema]) => {
      const base = {
        path: path ? `${path}.${name}` : name,
        label: schema.label ?? labelOfName(name),
        help: schema.help,
        isOptional: !required.includes(name),
      };
      return nodeOf(schema, memberOf(values, name), base, names);
    });
}

const jsonSchemaOf = memoizeByObject(
  (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema,
);

export function contentNodes(schema: z.ZodType, values: unknown, names: FormNames): ContentNode[] {
  const json = jsonSchemaOf(schema);
  return json.properties ? nodesOf(json, values, "", names) : recordNodes(json, values, "", names);
}
