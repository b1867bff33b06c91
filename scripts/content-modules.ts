/** Turns an import of content/*.yaml into the checked content: a slip stops the build with file and line. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { contentFile, readContent } from "#app/content/read.ts";
import { type ContentName, SCHEMAS } from "#app/content/schemas.ts";
import { teasersOf } from "#app/content/teasers.ts";

/** The stories without their words, for pages that only announce them. */
const TEASERS = "territory.yaml?teasers";

export function contentModules(): Plugin {
  return {
    name: "content-modules",
    enforce: "pre",
    resolveId: (source) =>
      source === `#content/${TEASERS}` ? `${contentFile("territory")}?teasers` : undefined,
    load(id) {
      if (!id.endsWith(TEASERS)) return undefined;
      this.addWatchFile(contentFile("territory"));
      return readFile(contentFile("territory"), "utf8");
    },
    transform(source, id) {
      const name = /\/content\/((?:template\/)?[\w-]+)\.yaml(?:\?teasers)?$/.exec(id)?.[1];
      if (!name || !(name in SCHEMAS)) return undefined;
      const content = id.endsWith(TEASERS)
        ? teasersOf(readContent("territory", source))
        : readContent(name as ContentName, source);
      return { code: `export default ${JSON.stringify(content)};`, map: null };
    },
    configureServer(server) {
      // In a build it is one of the files beside the pages (server/site/site-files.ts).
      server.middlewares.use("/menu.json", (_, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(readContent("template/menu").items));
      });
    },
  };
}
