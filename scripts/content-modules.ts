/** Turns an import of content/*.yaml into the checked content: a slip stops the build with file and line. */
import { basename } from "node:path";
import type { Plugin } from "vite";
import { readContent } from "#app/content/read.ts";
import { type ContentName, SCHEMAS } from "#app/content/schemas.ts";

export function contentModules(): Plugin {
  return {
    name: "content-modules",
    enforce: "pre",
    transform(source, id) {
      const name = basename(id, ".yaml");
      if (!/\/content\/\w+\.yaml$/.test(id) || !(name in SCHEMAS)) return undefined;
      const content = readContent(name as ContentName, source);
      return { code: `export default ${JSON.stringify(content)};`, map: null };
    },
  };
}
