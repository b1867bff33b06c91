/** Checks a YAML text, or the values of one, against its schema. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Pair,
  type YAMLMap,
} from "yaml";
import type { z } from "zod";
import type { Slip } from "./slip.ts";
import { valueSlip } from "./value-slips.ts";
import { yamlSlips } from "./yaml-slips.ts";

/** The data of a valid text, or its slips. */
export type CheckResult<Schema extends z.ZodType> = {
  data?: z.output<Schema>;
  slips: Slip[];
  /** A slip at a path, whether the value is wrong or missing. */
  slipAt: (path: PropertyKey[], reason: string) => Slip;
};

const REPETITION_REASON =
  "il file ripete se stesso troppe volte, con i segni & e *: scrivete ogni testo per intero";

/** Looks up entries by name, with an index for each map: a hostile file may have very many. */
function entryIndex(): (group: YAMLMap, name: unknown) => Pair | undefined {
  const indexes = new WeakMap<YAMLMap, Map<unknown, Pair>>();
  return (group, name) => {
    const entries =
      indexes.get(group) ??
      new Map(group.items.flatMap((pair) => (isScalar(pair.key) ? [[pair.key.value, pair]] : [])));
    indexes.set(group, entries);
    return entries.get(name);
  };
}

/** The nodes along a path, as far as they exist: the key in a map, the item in a list. */
function nodesTo(
  document: Document.Parsed,
  path: PropertyKey[],
  entryOf: ReturnType<typeof entryIndex>,
) {
  const nodes: unknown[] = [];
  let node: unknown = document.contents;
  for (const step of path) {
    const entry = isMap(node) ? entryOf(node, step) : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    nodes.push(entry?.key ?? item);
    node = entry?.value ?? item;
  }
  return nodes;
}

/** Undefined where the text's aliases would fill the memory. */
function valuesOf(document: Document.Parsed): unknown {
  try {
    return document.toJS() ?? null;
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** An unknown name has its own place, not that of its group. */
const pathOfIssue = (issue: z.core.$ZodIssue): PropertyKey[] =>
  issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;

export function checkYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): CheckResult<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, uniqueKeys: false });
  const entryOf = entryIndex();

  // The line of a value's name; of a missing value, the first line of its group.
  const lineOf = (path: PropertyKey[]): number => {
    const place = nodesTo(document, path, entryOf).findLast((node) => isNode(node) && node.range);
    return isNode(place) && place.range ? counter.linePos(place.range[0]).line : 1;
  };
  const slipAt = (path: PropertyKey[], reason: string): Slip => ({
    file,
    path: path.join("."),
    line: lineOf(path),
    reason,
  });

  const syntaxSlips = yamlSlips(source, document, counter);
  if (syntaxSlips.length > 0)
    return { slips: syntaxSlips.map(([line, reason]) => ({ file, line, reason })), slipAt };
  const values = valuesOf(document);
  if (values === undefined) return { slips: [{ file, reason: REPETITION_REASON }], slipAt };
  const parsed = schema.safeParse(values, { error: valueSlip });
  if (parsed.success) return { data: parsed.data, slips: [], slipAt };
  const slips = parsed.error.issues.map((issue) => {
    const path = pathOfIssue(issue);
    // A number is quoted as it is written: "00184", not 184.
    const node = document.getIn(issue.path, true);
    const { value, source: written } = isScalar(node) ? node : {};
    const reason =
      written === undefined
        ? issue.message
        : issue.message.replace(`"${String(value)}"`, `"${written}"`);
    return slipAt(path, reason);
  });
  return { slips, slipAt };
}

/** The same for values without a text: their slips have no lines. */
export function checkValues<Schema extends z.ZodType>(
  file: string,
  values: unknown,
  schema: Schema,
): CheckResult<Schema> {
  const slipAt = (path: PropertyKey[], reason: string): Slip => ({
    file,
    path: path.join("."),
    reason,
  });
  const parsed = schema.safeParse(values, { error: valueSlip });
  if (parsed.success) return { data: parsed.data, slips: [], slipAt };
  return {
    slips: parsed.error.issues.map((issue) => slipAt(pathOfIssue(issue), issue.message)),
    slipAt,
  };
}
