/** Turns an import of content/*.yaml into the checked content: a slip stops the build with file and line. */
import type { Plugin } from "vite";
import { readContent } from "#app/content/read.ts";
import { type ContentName, SCHEMAS } from "#app/content/schemas.ts";

export function contentModules(): Plugin {
  return {
    name: "content-modules",
    enforce: "pre",
    transform(source, id) {
      const name = /\/content\/((?:template\/)?[\w-]+)\.yaml$/.exec(id)?.[1];
      if (!name || !(name in SCHEMAS)) return undefined;
      const content = readContent(name as ContentName, source);
      return { code: `export default ${JSON.stringify(content)};`, map: null };
    },
    configureServer(server) {
      // In a build it is one of the files beside the pages (scripts/site-files.ts).
      server.middlewares.use("/menu.json", (_, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(readContent("template/menu").items));
      });
    },
  };
}
