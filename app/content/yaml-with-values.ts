/** Writes values into a YAML text; the comments and the order of values that stay are kept. */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import {
  type Group,
  isGroup,
  rowNameOf,
  rowText,
  type Value,
  withoutRowNames,
  withRowNames,
} from "./rows.ts";

/** No line is folded: a text stays on one line, with its line breaks escaped. */
const FORMAT = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9 } as const;

function nodeWith(document: Document, node: unknown, ownRow: Value, row: Value): Node {
  const [own, value] = [ownRow, row].map(rowText) as [Value, Value];
  if (isMap(node) && isGroup(own) && isGroup(value)) return mapWith(document, node, own, value);
  if (isSeq(node) && Array.isArray(own) && Array.isArray(value))
    return listWith(document, node, own, value);
  if (isScalar(node) && (typeof value !== "object" || value === null)) {
    if (node.value !== value) node.value = value;
    return node;
  }
  return document.createNode(withoutRowNames(value)) as Node;
}

function mapWith(document: Document, map: YAMLMap, own: Group, value: Group): Node {
  const plainValues = withoutRowNames(value) as Group;
  for (const name of Object.keys(own)) if (!Object.hasOwn(plainValues, name)) map.delete(name);
  for (const name of Object.keys(plainValues)) {
    const former = map.get(name, true);
    const node = nodeWith(document, former, own[name] ?? null, value[name]!);
    if (node !== former) map.set(name, node);
  }
  return map;
}

function listWith(document: Document, list: YAMLSeq, own: Value[], value: Value[]): Node {
  const former = new Map(
    own.map((entry, at) => [rowNameOf(entry), { entry, node: list.items[at] }]),
  );
  list.items = value.map((entry) => {
    const { entry: was = null, node } = former.get(rowNameOf(entry)) ?? {};
    return nodeWith(document, node, was, entry);
  });
  return list;
}

/** An entry of a list in the text is changed where `values` have one of its name. */
export function yamlWithValues(text: string, values: Value): string {
  const document = parseDocument(text);
  const valuesBefore = withRowNames(parse(text));
  const contents = nodeWith(
    document,
    document.contents,
    valuesBefore,
    withRowNames(values, valuesBefore),
  );
  if (contents !== document.contents) document.contents = contents as typeof document.contents;
  return document.toString(FORMAT);
}
