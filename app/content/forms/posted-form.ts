/** A posted form as values of content, and the changes of its lists. */
import type { Value } from "../yaml-splice.ts";
import type { FormField } from "./form-model.ts";
import { typedValue } from "./typed-values.ts";

/** The name of the field that has a list's number of entries. */
const countName = (path: string) => `n:${path}`;

export type Group = { [name: string]: Value };

/** The most entries of a list that a form may name. */
const MAX_ENTRIES = 200;

const numbered = (field: FormField, from: string, to: string): FormField => ({
  ...field,
  path: field.path.replace(from, to),
  ...(field.kind === "group" && { fields: field.fields.map((one) => numbered(one, from, to)) }),
});

/** The values of fields, by their paths; nothing for those that are empty. */
function typedValues(
  fields: FormField[],
  posted: URLSearchParams,
): { path: string; value: Value }[] {
  return fields.flatMap((field) => {
    const { kind, path } = field;
    if (kind === "group") return typedValues(field.fields, posted);
    if (kind === "list") return [{ path, value: entriesOf(field, posted) }];
    const value =
      kind === "choices" ? posted.getAll(path) : typedValue(kind, posted.get(path) ?? "");
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [{ path, value }];
  });
}

function entriesOf(
  { path, empty }: Extract<FormField, { kind: "list" }>,
  posted: URLSearchParams,
): Value[] {
  const count = Math.min(MAX_ENTRIES, Number(posted.get(countName(path))) || 0);
  return Array.from({ length: count }, (_, at) => {
    const fields = empty.map((field) => numbered(field, `${path}.#`, `${path}.${at}`));
    return grouped(typedValues(fields, posted), `${path}.${at}.`);
  });
}

/** Values by their paths as a group; `prefix` is left out of the paths. */
function grouped(values: { path: string; value: Value }[], prefix = ""): Group {
  const group: Group = {};
  for (const { path, value } of values) {
    const steps = path.slice(prefix.length).split(".");
    const parent = steps.slice(0, -1).reduce((one, step) => (one[step] ??= {}) as Group, group);
    parent[steps.at(-1)!] = value;
  }
  return group;
}

/** The values that a form has; what is empty is left out. */
export function postedValues(fields: FormField[], posted: URLSearchParams): Group {
  return grouped(typedValues(fields, posted));
}

const MOVES: Record<string, (list: Value[], at: number) => Value[]> = {
  aggiungi: (list) => [...list, {}],
  togli: (list, at) => list.toSpliced(at, 1),
  su: (list, at) => (at > 0 ? list.toSpliced(at - 1, 2, list[at]!, list[at - 1]!) : list),
  giù: (list, at) =>
    at < list.length - 1 ? list.toSpliced(at, 2, list[at + 1]!, list[at]!) : list,
};

/** Values after a press on a list: "aggiungi seasons", "togli seasons 1", "su seasons 1". */
export function withListPress(values: Group, press: string): Group {
  const [move = "", path = "", index = "-1"] = press.split(" ");
  const change = Object.hasOwn(MOVES, move) ? MOVES[move] : undefined;
  if (!change || !path) return values;
  const copy = structuredClone(values);
  const steps = path.split(".");
  const parent = steps.slice(0, -1).reduce((one, step) => (one[step] ??= {}) as Group, copy);
  const list = parent[steps.at(-1)!];
  parent[steps.at(-1)!] = change(Array.isArray(list) ? list : [], Number(index));
  return copy;
}
