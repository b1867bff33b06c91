/**
 * Changes values in a YAML text; what no change names stays byte for byte, comments too.
 *
 * Shapes: in, a text and changes by path; no path is the beginning of another. Out, the changed text.
 * Errors: a `PathError` where a path leads through a text or a list, or to a missing value that a change
 *         removes.
 */
import {
  isMap,
  isNode,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
} from "yaml";
import { cachedByText } from "./cached-by-text.ts";

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** Without a value, the name at the path is removed. */
export type Change = { path: string[]; value?: Value };

export class PathError extends Error {
  override name = "PathError";
}

/** A piece of the text that is replaced: from `start` to before `end`. */
type Splice = { start: number; end: number; text: string };

/** The entry at a path; `entry` is undefined where the map lacks the name, and `rest` begins with it. */
type EntryLocation = {
  map: YAMLMap;
  entry: Pair | undefined;
  rest: string[];
  isInFlow: boolean;
};

function placeOf(contents: unknown, path: string[]): EntryLocation {
  let node = contents;
  let isInFlow = false;
  for (const [depth, step] of path.entries()) {
    if (!isMap(node)) throw new PathError(path.slice(0, depth).join("."));
    const map = node;
    isInFlow ||= map.flow === true;
    const entry = map.items.find(({ key }) => isScalar(key) && String(key.value) === step);
    if (!entry || depth === path.length - 1)
      return { map, entry, rest: path.slice(depth), isInFlow };
    node = entry.value;
  }
  throw new PathError("");
}

function rangeOf(node: unknown): [start: number, end: number] {
  if (!isNode(node) || !node.range) throw new PathError("");
  return [node.range[0], node.range[1]];
}

/** The end of a value without the white space that the parser counts to a block. */
function endOf(source: string, node: unknown): number {
  const [start, end] = rangeOf(node);
  return start + source.slice(start, end).trimEnd().length;
}

function columnOf(source: string, offset: number): number {
  return offset - (source.lastIndexOf("\n", offset - 1) + 1);
}

function lineEnd(source: string, offset: number): number {
  const end = source.indexOf("\n", offset);
  return end < 0 ? source.length : end;
}

const nameText = (name: string) =>
  /^[\p{L}_][\p{L}\d_-]*$/u.test(name) ? name : JSON.stringify(name);

/** A value on one line, as it may stand between brackets. */
function flowText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${nameText(name)}: ${flowText(one)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

const isBlock = (value: Value) =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

/** A value as lines, each after the first indented. */
function blockText(value: Value, indent: number): string {
  const text = stringify(value, { lineWidth: 0, blockQuote: false }).trimEnd();
  return text.replaceAll("\n", `\n${" ".repeat(indent)}`);
}

/** A text keeps the quotation marks that it had. */
function scalarText(value: Value, before: Node): string {
  const isQuoted = isScalar(before) && before.type === "QUOTE_DOUBLE";
  return isQuoted && typeof value === "string" ? JSON.stringify(value) : blockText(value, 0);
}

/** After a name and its colon, with the space or the line end between. */
function afterName(value: Value, { isInFlow, column }: { isInFlow: boolean; column: number }) {
  if (isInFlow || !isBlock(value)) return ` ${isInFlow ? flowText(value) : blockText(value, 0)}`;
  const indent = column + 2;
  return `\n${" ".repeat(indent)}${blockText(value, indent)}`;
}

function replacement(source: string, { entry, isInFlow }: EntryLocation, value: Value): Splice {
  const { key, value: before } = entry!;
  const [start, end] = [rangeOf(before)[0], endOf(source, before)];
  const column = columnOf(source, rangeOf(key)[0]);
  const isBlockBefore = isNode(before) && source.slice(rangeOf(key)[1], start).includes("\n");
  if (isInFlow) return { start, end, text: flowText(value) };
  if (isBlock(value) && isBlockBefore)
    return { start, end, text: blockText(value, columnOf(source, start)) };
  if (start < end && !isBlock(value))
    return { start, end, text: scalarText(value, before as Node) };
  const colon = source.indexOf(":", rangeOf(key)[1]) + 1;
  return { start: colon, end: Math.max(end, colon), text: afterName(value, { isInFlow, column }) };
}

function insertion(source: string, { map, rest, isInFlow }: EntryLocation, value: Value): Splice {
  const [name = "", ...inner] = rest;
  const whole = inner.reduceRight<Value>((one, step) => ({ [step]: one }), value);
  const last = map.items.at(-1);
  const [mapStart] = rangeOf(map);
  const column = columnOf(source, mapStart);
  const text = `${nameText(name)}:${afterName(whole, { isInFlow, column })}`;
  if (!last) return { start: mapStart, end: endOf(source, map), text: `{ ${text.trim()} }` };
  const end = Math.max(endOf(source, last.key), last.value ? endOf(source, last.value) : 0);
  if (isInFlow) return { start: end, end, text: `, ${text}` };
  const place = lineEnd(source, end);
  return { start: place, end: place, text: `\n${" ".repeat(column)}${text}` };
}

function removal(source: string, { map, entry, isInFlow }: EntryLocation): Splice {
  const at = map.items.indexOf(entry!);
  if (map.items.length === 1) {
    const [start] = rangeOf(map);
    return { start, end: endOf(source, map), text: "{}" };
  }
  const [keyStart] = rangeOf(entry!.key);
  const end = endOf(source, entry!.value);
  if (!isInFlow) {
    const start = keyStart - columnOf(source, keyStart);
    return { start, end: Math.min(source.length, lineEnd(source, end) + 1), text: "" };
  }
  const next = map.items[at + 1];
  if (next) return { start: keyStart, end: rangeOf(next.key)[0], text: "" };
  return { start: endOf(source, map.items[at - 1]!.value), end, text: "" };
}

/** Read only: a change is made in the text. */
const parsedContentsOf = cachedByText<unknown>(
  (source) => parseDocument(source, { uniqueKeys: false }).contents,
  8,
);

const splice = (source: string, { start, end, text }: Splice) =>
  source.slice(0, start) + text + source.slice(end);

/** Replaces, adds and removes values. */
export function withChanges(source: string, changes: Change[]): string {
  if (changes.length === 0) return source;
  const contents = parsedContentsOf(source);
  const replacements: Splice[] = [];
  const others: Change[] = [];
  for (const change of changes) {
    const place = placeOf(contents, change.path);
    if (place.entry && change.value !== undefined)
      replacements.push(replacement(source, place, change.value));
    else others.push(change);
  }
  const replaced = replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce(splice, source);
  // What adds or removes names moves the places of the next change.
  return others.reduce((text, { path, value }) => {
    const place = placeOf(parsedContentsOf(text), path);
    if (value === undefined && !place.entry) throw new PathError(path.join("."));
    return splice(text, value === undefined ? removal(text, place) : insertion(text, place, value));
  }, replaced);
}
