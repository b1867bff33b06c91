/** A YAML text, checked: slips are told as `file:line  place: reason`. */
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
import { clipped } from "./clipped.ts";
import { valueSlip } from "./value-slips.ts";
import { yamlSlips } from "./yaml-slips.ts";

/** A text that was read: what it holds, or what is wrong with it. */
export type Checked<Schema extends z.ZodType> = {
  data?: z.output<Schema>;
  slips: string[];
  /** Tells a slip of what stands at a place, or of what is missing there. */
  told: (path: PropertyKey[], reason: string) => string;
};

/** A sentence of ours with a value in it is shorter; a slip is read by a person. */
const LONGEST_REASON = 600;

const REPEATS =
  "il file ripete se stesso troppe volte, con i segni & e *: scrivete ogni testo per intero";

/** The entries of groups by their names; a group with many is walked through once. */
function entriesByName(): (group: YAMLMap, name: unknown) => Pair | undefined {
  const known = new WeakMap<YAMLMap, Map<unknown, Pair>>();
  return (group, name) => {
    const entries =
      known.get(group) ??
      new Map(group.items.flatMap((pair) => (isScalar(pair.key) ? [[pair.key.value, pair]] : [])));
    known.set(group, entries);
    return entries.get(name);
  };
}

/** The nodes on the way to a place, as far as there is one: a name where it is one, else a value. */
function nodesTo(
  document: Document.Parsed,
  path: PropertyKey[],
  entryOf: ReturnType<typeof entriesByName>,
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

/** What a text holds; nothing where its repetitions would fill the memory. */
function valuesOf(document: Document.Parsed): unknown {
  try {
    return document.toJS() ?? null;
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Checks a text against a schema. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Checked<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, uniqueKeys: false });
  const entryOf = entriesByName();

  // A value is told where its name stands; what is missing, where its group begins.
  const lineOf = (path: PropertyKey[]): number => {
    const place = nodesTo(document, path, entryOf).findLast((node) => isNode(node) && node.range);
    return isNode(place) && place.range ? counter.linePos(place.range[0]).line : 1;
  };
  const told = (path: PropertyKey[], reason: string) => {
    const place = clipped(path.join(".")) || "file";
    return `${file}:${lineOf(path)}  ${place}: ${clipped(reason, LONGEST_REASON)}`;
  };

  const broken = yamlSlips(source, document, counter);
  if (broken.length > 0)
    return { slips: broken.map(([line, reason]) => `${file}:${line}  ${reason}`), told };
  const values = valuesOf(document);
  if (values === undefined) return { slips: [`${file}: ${REPEATS}`], told };
  const checked = schema.safeParse(values, { error: valueSlip });
  if (checked.success) return { data: checked.data, slips: [], told };
  const slips = checked.error.issues.map((issue) => {
    // A name that does not exist is told where it stands, not where its group begins.
    const path =
      issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    return told(path, issue.message);
  });
  return { slips, told };
}
