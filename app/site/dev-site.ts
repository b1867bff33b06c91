/** While developing nobody hands a site over: each request reads what was saved last. */
import type { MiddlewareFunction } from "react-router";
import { dayAtHome } from "#app/domain/free-nights.ts";
import { siteContext } from "./loaded.ts";
import { houseLanguageAt } from "./paths.ts";

export const devSite: MiddlewareFunction<Response> = async ({ context, request }) => {
  const { readContents } = await import("#app/content/read.ts");
  context.set(siteContext, {
    // Read by the loaders: what they throw, a slip in content/ above all, is shown on the page.
    get contents() {
      return readContents();
    },
    // A page's data are asked for at "/de.data".
    language: houseLanguageAt(new URL(request.url).pathname.replace(/\.data$/, "")),
    url: process.env["SITE_URL"] ?? "http://localhost:3000",
    today: dayAtHome(Date.now()),
  });
};
