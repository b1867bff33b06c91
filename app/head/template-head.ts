import type { MetaDescriptor } from "react-router";
import { unlistedHead } from "./page-head.ts";
import type { RouteMatches } from "#app/paths/language-versions.ts";
import { mountAt } from "#app/paths/mounts.ts";
import { HOME_NAMES } from "#app/site/template-words.ts";

type MetaArgs = { location: { pathname: string }; matches: RouteMatches };

type ScreenMetaArgs = MetaArgs & { loaderData: { title: string } };

function headOf(title: string, { location, matches }: MetaArgs): MetaDescriptor[] {
  const { look } = mountAt(location.pathname);
  return unlistedHead(matches, look === "guesthouse" ? title : `${title}, ${HOME_NAMES[look]}`);
}

/** The `meta` of a shared screen; in the demonstration its title ends with the design's name. */
export function templateHead({ loaderData, ...args }: ScreenMetaArgs): MetaDescriptor[] {
  return headOf(loaderData.title, args);
}

/** The `meta` of a design's layout, at addresses without a screen. */
export function notFoundHead(args: MetaArgs): MetaDescriptor[] {
  return headOf("Page Not Found", args);
}

/** The `meta` of a design's home page. */
export function designHead({ location, matches }: MetaArgs): MetaDescriptor[] {
  return unlistedHead(matches, HOME_NAMES[mountAt(location.pathname).look]);
}
