/** Turns an import of content/*.yaml into the checked content: a slip stops the build with file and line. */
import type { Plugin } from "vite";
import { CONTENT_FILES, contentFile, readAllContent, readContent } from "#app/content/read.ts";
import type { ContentName } from "#app/content/schemas.ts";
import { teasersOf } from "#app/content/teasers.ts";

export function contentModules(): Plugin {
  return {
    name: "content-modules",
    enforce: "pre",
    resolveId: (source) =>
      source.startsWith("#content/") ? `\0content:${source.slice("#content/".length)}` : undefined,
    load(id) {
      if (!id.startsWith("\0content:")) return undefined;
      for (const name of CONTENT_FILES) this.addWatchFile(contentFile(name));
      const [name = "", teasers] = id.slice("\0content:".length).split(/\.yaml\??/);
      const content = teasers
        ? teasersOf(readContent("territory"))
        : readAllContent()[name as ContentName];
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
