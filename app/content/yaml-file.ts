/** A YAML text, checked: slips are told as `file:line  place: reason`. */
import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { valueSlip } from "./value-slips.ts";
import { yamlSlips } from "./yaml-slips.ts";

/** A text that was read: what it holds, or what is wrong with it. */
export type Checked<Schema extends z.ZodType> = {
  data?: z.output<Schema>;
  slips: string[];
  /** Tells a slip of what stands at a place, or of what is missing there. */
  told: (path: PropertyKey[], reason: string) => string;
};

/** Checks a text against a schema. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Checked<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });

  // A value is told where its name stands; what is missing, where its group begins.
  const lineOf = (path: PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const group = document.getIn(path.slice(0, depth - 1), true);
      const name = path[depth - 1];
      const place = isMap(group)
        ? group.items.find(({ key }) => isScalar(key) && key.value === name)?.key
        : document.getIn(path.slice(0, depth), true);
      if (isNode(place) && place.range) return counter.linePos(place.range[0]).line;
    }
    return 1;
  };
  const told = (path: PropertyKey[], reason: string) =>
    `${file}:${lineOf(path)}  ${path.join(".") || "file"}: ${reason}`;

  const broken = yamlSlips(source, document, counter);
  if (broken.length > 0)
    return { slips: broken.map(([line, reason]) => `${file}:${line}  ${reason}`), told };
  const checked = schema.safeParse(document.toJS(), { error: valueSlip });
  if (checked.success) return { data: checked.data, slips: [], told };
  const slips = checked.error.issues.map((issue) => {
    // A name that does not exist is told where it stands, not where its group begins.
    const path =
      issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    return told(path, issue.message);
  });
  return { slips, told };
}
