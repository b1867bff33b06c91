/** The site of a request in development: content is read from its files each time. */
import type { MiddlewareFunction } from "react-router";
import { houseDayAt } from "#app/domain/availability.ts";
import type { Catalogue } from "#pictures/catalogue.ts";
import { siteContext } from "./site-context.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";

/** Read when the first page is asked for: `npm run dev` is started anew for another photograph. */
let loadedCatalogue: Promise<Catalogue> | undefined;

export const devSite: MiddlewareFunction<Response> = async ({ context, request }) => {
  const { loadCatalogue } = await import("#pictures/catalogue.ts");
  const { readContents } = await import("#app/content/read.ts");
  const catalogue = await (loadedCatalogue ??= loadCatalogue());
  context.set(siteContext, {
    // Loaders read it, so that a problem in content/ is shown on the page.
    get contents() {
      return readContents(catalogue);
    },
    // A page's data is requested at "/de.data".
    language: houseLanguageAt(new URL(request.url).pathname.replace(/\.data$/, "")),
    url: process.env["SITE_URL"] ?? "http://localhost:3000",
    today: houseDayAt(Date.now()),
  });
};
