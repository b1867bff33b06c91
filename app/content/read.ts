/** Reads and checks the files of content/. Runs in the build, the checks and the tests; never in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { type Content, CONTENT_NAMES, type ContentName, SCHEMAS } from "./schemas.ts";
import { valueSlip } from "./value-slips.ts";
import { yamlSlips } from "./yaml-slips.ts";

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

/** Everything in content/, checked. */
export function readAllContent(): { [Name in ContentName]: Content<Name> } {
  return Object.fromEntries(CONTENT_NAMES.map((name) => [name, readContent(name)])) as {
    [Name in ContentName]: Content<Name>;
  };
}

/** Checks a YAML text against a schema; slips are told as `file:line  place: reason`. */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): z.output<Schema> {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const broken = yamlSlips(source, document, counter);
  if (broken.length > 0)
    throw new ContentError(broken.map(([line, reason]) => `${file}:${line}  ${reason}`).join("\n"));

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
  const checked = schema.safeParse(document.toJS(), { error: valueSlip });
  if (checked.success) return checked.data;
  const slips = checked.error.issues.map((issue) => {
    // A name that does not exist is told where it stands, not where its group begins.
    const path =
      issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path;
    return `${file}:${lineOf(path)}  ${path.join(".") || "file"}: ${issue.message}`;
  });
  throw new ContentError(slips.join("\n"));
}
