/** While developing: a change in content/ shows in open pages, and the dishes are where a build puts them. */
import { join } from "node:path";
import type { Plugin } from "vite";
import { readContent } from "#app/content/read.ts";

const FOLDER = join(import.meta.dirname, "../content/");

export function contentInDev(): Plugin {
  return {
    name: "content-in-dev",
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(FOLDER)) server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use("/menu.json", (_, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(readContent("template/menu").items));
      });
    },
  };
}
