/** The site of a request in development: content is read from its files each time. */
import type { MiddlewareFunction } from "react-router";
import { houseDayAt } from "#app/domain/availability.ts";
import { siteContext } from "./site-context.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";

export const devSite: MiddlewareFunction<Response> = async ({ context, request }) => {
  const { readContents } = await import("#app/content/read.ts");
  context.set(siteContext, {
    // Loaders read it, so that a problem in content/ is shown on the page.
    get contents() {
      return readContents();
    },
    // A page's data is requested at "/de.data".
    language: houseLanguageAt(new URL(request.url).pathname.replace(/\.data$/, "")),
    url: process.env["SITE_URL"] ?? "http://localhost:3000",
    today: houseDayAt(Date.now()),
  });
};
