import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Issue } from "./issue.ts";
import { issueText } from "./value-issues.ts";

export type CheckResult = {
  data?: unknown;
  issues: Issue[];
  /** Makes an issue about the value at `path`; the value may be missing. */
  issueAt: (path: PropertyKey[], reason: string) => Issue;
};

/** Returns the existing nodes along a path: for a step into a map the node of the key, for a step into a list the item. */
function nodesTo(document: Document.Parsed, path: PropertyKey[]) {
  const nodes: unknown[] = [];
  let node: unknown = document.contents;
  for (const step of path) {
    const entry = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    nodes.push(entry?.key ?? item);
    node = entry?.value ?? item;
  }
  return nodes;
}

/** Returns the values of a YAML document, or why it has none: a syntax error, or aliases that expand to too many values. */
function parsedValues(document: Document.Parsed) {
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { reason: error.message, position: error.pos[0] };
  try {
    return { values: document.toJS() ?? null };
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof RangeError)
      return { reason: error.message };
    throw error;
  }
}

function check(schema: z.ZodType, values: unknown, issueAt: CheckResult["issueAt"]): CheckResult {
  const { data, error } = schema.safeParse(values, { error: issueText });
  const issues = error?.issues.map((issue) =>
    // zod reports an unknown key with the path of its object, so the key is appended to that path.
    issueAt([...issue.path, ...("keys" in issue ? issue.keys.slice(0, 1) : [])], issue.message),
  );
  return { data, issues: issues ?? [], issueAt };
}

export function checkYaml(file: string, yamlText: string, schema: z.ZodType): CheckResult {
  const lineCounter = new LineCounter();
  const document = parseDocument(yamlText, { lineCounter, prettyErrors: false });

  // Returns the line of the value's key or, if the value is missing, the line of the innermost existing object on the path.
  const lineOf = (path: PropertyKey[]): number => {
    const node = nodesTo(document, path).findLast((one) => isNode(one) && one.range);
    return isNode(node) && node.range ? lineCounter.linePos(node.range[0]).line : 1;
  };
  const issueAt = (path: PropertyKey[], reason: string): Issue => ({
    file,
    path: path.join("."),
    line: lineOf(path),
    reason,
  });

  const parsed = parsedValues(document);
  if ("reason" in parsed) {
    const { reason, position = 0 } = parsed;
    const { line } = lineCounter.linePos(position);
    return { issues: [{ file, line, reason: `Non è YAML valido: ${reason}` }], issueAt };
  }
  return check(schema, parsed.values, issueAt);
}

/** Checks values that were not read from a YAML text, so the issues have no line numbers. */
export function checkValues(file: string, values: unknown, schema: z.ZodType): CheckResult {
  return check(schema, values, (path, reason) => ({ file, path: path.join("."), reason }));
}
