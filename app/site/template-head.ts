import type { MetaDescriptor } from "react-router";
import { unlistedHead } from "./head.ts";
import type { HeadMatches } from "./loaded.ts";
import { mountAt } from "./mounts.ts";
import { HOME_NAMES } from "./template-words.ts";

type At = { location: { pathname: string }; matches: HeadMatches };

type OfScreen = At & { loaderData: { title: string } };

function headOf(title: string, { location, matches }: At): MetaDescriptor[] {
  const { look } = mountAt(location.pathname);
  return unlistedHead(matches, look === "guesthouse" ? title : `${title}, ${HOME_NAMES[look]}`);
}

/** The `meta` of a shared screen: its title, with the design's where it is not the guesthouse's. */
export function templateHead({ loaderData, ...at }: OfScreen): MetaDescriptor[] {
  return headOf(loaderData.title, at);
}

/** The `meta` of a design's layout, for addresses where no screen has one of its own. */
export function notFoundHead(at: At): MetaDescriptor[] {
  return headOf("Page Not Found", at);
}

/** The `meta` of a design's home page. */
export function designHead({ location, matches }: At): MetaDescriptor[] {
  return unlistedHead(matches, HOME_NAMES[mountAt(location.pathname).look]);
}
