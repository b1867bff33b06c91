import { RouterContextProvider } from "react-router";
import { readAllContent } from "#app/content/read.ts";
import type { SiteContent } from "#app/content/schemas.ts";
import { siteContext } from "#app/site/loaded.ts";

const written = readAllContent();

/** What a loader is asked with: the content as it lies in content/, but for what a test changes. */
export function loading<Params extends Record<string, string>>(
  params: Params,
  changed: Partial<SiteContent> = {},
) {
  const site = { content: { ...written, ...changed }, url: "https://casa.example", year: "2027" };
  return { params, context: new RouterContextProvider(new Map([[siteContext, site]])) };
}
