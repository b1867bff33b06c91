import type { MetaDescriptor } from "react-router";
import { designAt } from "./designs.ts";
import { unlistedHead } from "./head.ts";
import type { HeadMatches } from "./loaded.ts";

type At = { location: { pathname: string }; matches: HeadMatches };

/** The `meta` of a shared screen: its title, with the design's where it is not the guesthouse's. */
export function templateHead(title: string) {
  return ({ location, matches }: At): MetaDescriptor[] => {
    const design = designAt(location.pathname);
    return unlistedHead(matches, design.base ? `${title}, ${design.title}` : title);
  };
}

/** The `meta` of a design's home page. */
export function designHead({ location, matches }: At): MetaDescriptor[] {
  return unlistedHead(matches, designAt(location.pathname).title);
}
