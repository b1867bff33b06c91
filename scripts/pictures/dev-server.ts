/** Makes pictures as the development server is asked for them. */
import { createReadStream } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { CACHE, encode } from "#server/site/pictures/encode.ts";

export function picturesInDev(): Plugin {
  return {
    name: "pictures-in-dev",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.split("?")[0] ?? "";
        if (!address.startsWith("/pictures/") || !(await encode(address))) return next();
        response.setHeader("Content-Type", `image/${extname(address).slice(1)}`);
        createReadStream(join(CACHE, address)).pipe(response);
      });
    },
  };
}
