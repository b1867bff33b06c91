/** While developing nobody hands a site over: each request reads what was saved last. */
import type { MiddlewareFunction } from "react-router";
import { siteContext } from "./loaded.ts";

export const devSite: MiddlewareFunction<Response> = async ({ context }) => {
  const { readAllContent } = await import("#app/content/read.ts");
  context.set(siteContext, {
    content: readAllContent(),
    url: process.env["SITE_URL"] ?? "http://localhost:3000",
    year: String(new Date().getFullYear()),
  });
};
