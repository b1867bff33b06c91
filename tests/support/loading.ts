import { inEach } from "#app/domain/languages.ts";
import { readContents } from "#tests/support/content.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import type { LoaderArgs, Site } from "#app/site/site-context.ts";

const projectContents = readContents();

export function loaderArguments(
  address?: string,
  changed: Partial<SiteContent> = {},
  today = "2027-06-10",
  language: Site["language"] = "it",
): LoaderArgs {
  const site: Site = {
    contents: inEach((each) => ({ ...projectContents[each], ...changed })),
    language,
    url: "https://casa.example",
    today,
  };
  return { site, ...(address !== undefined && { address }) };
}
