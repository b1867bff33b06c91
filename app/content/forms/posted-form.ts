/** A posted form as values of content, and the changes of its lists. */
import { valueAt } from "../documents.ts";
import { ROW_NAME, ROW_TEXT, rowText, type Value } from "../rows.ts";
import { countName, type FormField } from "./form-model.ts";
import { typedValue } from "./typed-values.ts";

export type FormValues = { [name: string]: Value };

/** The most entries of a list that a form may name. */
const MAX_ENTRIES = 200;

const renumbered = (field: FormField, from: string, to: string): FormField => {
  const renumber = (fields: FormField[]) => fields.map((one) => renumbered(one, from, to));
  return {
    ...field,
    path: field.path.replace(from, to),
    ...(field.kind === "group" && { fields: renumber(field.fields) }),
    ...(field.kind === "list" && { empty: renumber(field.empty) }),
  };
};

/** The value of a field without fields of its own; nothing for an optional one that is empty. */
function typedOf(
  field: Exclude<FormField, { kind: "group" | "list" | "languages" }>,
  posted: URLSearchParams,
): Value | undefined {
  const { kind, path, isOptional } = field;
  if (kind === "choices") {
    const values = posted.getAll(path);
    return values.length > 0 || !isOptional ? values : undefined;
  }
  // A box that is not ticked is not sent: the value that stands before it counts.
  const text = posted.getAll(path).at(-1) ?? "";
  const none = isOptional ? undefined : "";
  if (kind === "yes-no") return text || !isOptional ? text === "sì" : undefined;
  if (kind === "choice" || kind === "picture") return text || none;
  return typedValue(kind, text) ?? none;
}

const isEmptyValue = (value: Value): boolean =>
  Array.isArray(value) ? value.every(isEmptyValue) : rowText(value) === "";

type TypedValue = { path: string; value: Value };

/** The values of fields, by their paths; nothing for optional ones that are empty. */
function typedValues(fields: FormField[], posted: URLSearchParams): TypedValue[] {
  return fields.flatMap((field): TypedValue[] => {
    const { kind, path, isOptional } = field;
    if (kind === "languages") return typedValues(field.fields, posted);
    if (kind === "group") {
      const values = typedValues(field.fields, posted);
      return isOptional && values.every(({ value }) => isEmptyValue(value)) ? [] : values;
    }
    if (kind === "list") {
      // A list that content does not have is posted without a number, until it has an entry.
      if (!posted.get(countName(path))) return [];
      const value = entriesOf(field, posted);
      return isOptional && value.length > 0 && isEmptyValue(value) ? [] : [{ path, value }];
    }
    const value = typedOf(field, posted);
    return value === undefined ? [] : [{ path, value }];
  });
}

function entriesOf(
  { path, empty }: Extract<FormField, { kind: "list" }>,
  posted: URLSearchParams,
): Value[] {
  const count = Math.min(MAX_ENTRIES, Number(posted.get(countName(path))) || 0);
  return Array.from({ length: count }, (_, at) => {
    const own = `${path}.${at}`;
    const fields = empty.map((field) => renumbered(field, `${path}.#`, own));
    const values = typedValues(fields, posted);
    const isSingle = fields.length === 1 && fields[0]!.path === own;
    const name = posted.get(`${own}.${ROW_NAME}`);
    const text = values[0]?.value ?? "";
    if (isSingle) return name ? { [ROW_NAME]: name, [ROW_TEXT]: text } : text;
    return { ...(name && { [ROW_NAME]: name }), ...groupedByPath(values, `${own}.`) };
  });
}

/** Sets a value at a path of own properties: "__proto__" would lead to those of all objects. */
function setValue(group: FormValues, path: string, value: Value): void {
  const steps = path.split(".");
  const last = steps.pop()!;
  const parent = steps.reduce(
    (one, step) => (Object.hasOwn(one, step) ? one[step] : (one[step] = {})) as FormValues,
    group,
  );
  parent[last] = value;
}

/** Values by their paths as a group; `prefix` is left out of the paths. */
export function groupedByPath(values: { path: string; value: Value }[], prefix = ""): FormValues {
  const group: FormValues = {};
  for (const { path, value } of values) setValue(group, path.slice(prefix.length), value);
  return group;
}

/** The values that a form has; what is empty is left out. */
export function postedValues(fields: FormField[], posted: URLSearchParams): FormValues {
  return groupedByPath(typedValues(fields, posted));
}

/** What a press does with a list; `removed` is the entry that an earlier press took out. */
const LIST_ACTIONS: Record<string, (list: Value[], at: number, removed?: Value) => Value[]> = {
  aggiungi: (list) => [...list, {}],
  togli: (list, at) => list.toSpliced(at, 1),
  rimetti: (list, at, removed) => (removed === undefined ? list : list.toSpliced(at, 0, removed)),
  su: (list, at) => (at > 0 ? list.toSpliced(at - 1, 2, list[at]!, list[at - 1]!) : list),
  giù: (list, at) =>
    at < list.length - 1 ? list.toSpliced(at, 2, list[at + 1]!, list[at]!) : list,
};

/** The entry that "togli seasons 1" takes out; nothing for another press. */
export function removedEntryOf(values: FormValues, press: string): Value | undefined {
  const [move, path = "", index = "-1"] = press.split(" ");
  const list = move === "togli" ? valueAt(values, path) : undefined;
  return Array.isArray(list) ? (list as Value[])[Number(index)] : undefined;
}

/** Values after a press on a list: "aggiungi seasons", "togli seasons 1", "su seasons 1". */
export function withListAction(values: FormValues, press: string, removed?: Value): FormValues {
  const [move = "", path = "", index = "-1"] = press.split(" ");
  const change = Object.hasOwn(LIST_ACTIONS, move) ? LIST_ACTIONS[move] : undefined;
  if (!change || !path) return values;
  const copy = structuredClone(values);
  const list = valueAt(copy, path);
  setValue(copy, path, change(Array.isArray(list) ? list : [], Number(index), removed));
  return copy;
}

/** Whether a form has the list that a press names. */
export function hasListOf(fields: FormField[], press: string): boolean {
  const [, path] = press.split(" ");
  return fields.some((field) => {
    if (field.kind === "list") return field.path === path || hasListOf(field.entries.flat(), press);
    return "fields" in field && hasListOf(field.fields, press);
  });
}
