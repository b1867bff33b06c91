/** Writes values into a YAML text, and leaves the comments and the order of the text's values unchanged. */
import { type Document, isMap, isScalar, isSeq, parse, parseDocument } from "yaml";
import {
  isObject,
  ROW_NAME_KEY,
  rowNameOf,
  rowValueOf,
  type Value,
  withoutRowNames,
  withRowNames,
} from "./rows.ts";

/** Never wraps a long line. A text that has line breaks stays on one line too, with its line breaks escaped. */
const YAML_FORMAT = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9 } as const;

/** Changes the node's values from `formerRow` to `row`. Returns the node, or a new node if the kind of value changes. */
function updatedNode(document: Document, node: unknown, formerRow: unknown, row: Value): unknown {
  const [formerValue, value] = [rowValueOf(formerRow), rowValueOf(row) as Value];
  if (isMap(node) && isObject(formerValue) && isObject(value)) {
    for (const name of Object.keys(formerValue)) if (!Object.hasOwn(value, name)) node.delete(name);
    for (const [name, inner] of Object.entries(value))
      if (name !== ROW_NAME_KEY)
        node.set(name, updatedNode(document, node.get(name, true), formerValue[name], inner));
    return node;
  }
  if (isSeq(node) && Array.isArray(formerValue) && Array.isArray(value)) {
    const { items } = node;
    node.items = value.map((entry) => {
      const at = formerValue.findIndex((one) => rowNameOf(one) === rowNameOf(entry));
      return updatedNode(document, items[at], formerValue[at], entry);
    });
    return node;
  }
  if (!isScalar(node) || (typeof value === "object" && value !== null))
    return document.createNode(withoutRowNames(value));
  node.value = value;
  return node;
}

/** Puts `values` into the YAML `text`. A list's entry keeps its comments if `values` has a matching entry (`withRowNames`). */
export function yamlWithValues(text: string, values: Value): string {
  const document = parseDocument(text);
  const former = withRowNames(parse(text));
  const contents = updatedNode(document, document.contents, former, withRowNames(values, former));
  document.contents = contents as typeof document.contents;
  return document.toString(YAML_FORMAT);
}
