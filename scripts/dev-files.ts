/** In development: files of a build are made when requested, and changes in content/ reload open pages. */
import { createReadStream } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { readContent } from "#app/content/read.ts";
import { NO_AVAILABILITY } from "#app/domain/availability.ts";
import { AVAILABILITY_PATH } from "#app/paths/paths.ts";
import { loadCatalogue } from "#pictures/catalogue.ts";
import { PICTURE_CACHE, encode } from "#pictures/encode.ts";

const CONTENT = join(import.meta.dirname, "../content/");

export function filesInDev(): Plugin {
  return {
    name: "files-in-dev",
    async configureServer(server) {
      const catalogue = await loadCatalogue();
      server.watcher.add(CONTENT);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(CONTENT)) server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use("/menu.json", (_, response) => {
        const { items } = readContent(catalogue, "template/menu");
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(items));
      });
      server.middlewares.use(AVAILABILITY_PATH, (_, response) => {
        response.end(JSON.stringify(NO_AVAILABILITY));
      });
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.split("?")[0] ?? "";
        if (!address.startsWith("/pictures/")) return next();
        if (!(await encode(catalogue, address))) return next();
        response.setHeader("Content-Type", `image/${extname(address).slice(1)}`);
        createReadStream(join(PICTURE_CACHE, address)).pipe(response);
      });
    },
  };
}
