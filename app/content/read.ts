/** Reads and checks the files of content/. Runs in the build, the checks and the tests; never in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type ContentName, SCHEMAS } from "./schemas.ts";

const FOLDER = join(import.meta.dirname, "../../content");

/** A slip in content/, told with its file, line and reason. */
export class ContentError extends Error {
  override name = "ContentError";
}

export function contentFile(name: ContentName): string {
  return join(FOLDER, `${name}.yaml`);
}

/** The checked content of a file; throws a `ContentError` that lists every slip in it. */
export function readContent<Name extends ContentName>(
  name: Name,
  source = readFileSync(contentFile(name), "utf8"),
): z.output<(typeof SCHEMAS)[Name]> {
  return readYaml(`content/${name}.yaml`, source, SCHEMAS[name]) as z.output<
    (typeof SCHEMAS)[Name]
  >;
}

/** Checks a YAML text against a schema; slips are told as `file:line  place: reason`. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const broken = document.errors.map(
    ({ message, pos }) => `${file}:${lines.linePos(pos[0]).line}  ${message.split("\n")[0]}`,
  );
  if (broken.length > 0) throw new ContentError(broken.join("\n"));

  const lineOf = (path: PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const checked = schema.safeParse(document.toJS());
  if (checked.success) return checked.data;
  const slips = checked.error.issues.map(
    ({ path, message }) => `${file}:${lineOf(path)}  ${path.join(".") || "file"}: ${message}`,
  );
  throw new ContentError(slips.join("\n"));
}
