import type { MetaDescriptor } from "react-router";
import { designAt } from "./designs.ts";
import { unlistedHead } from "./head.ts";

type At = { location: { pathname: string } };

/** The `meta` of a shared screen: its title, with the design's where it is not the guesthouse's. */
export function templateHead(title: string) {
  return ({ location }: At): MetaDescriptor[] => {
    const design = designAt(location.pathname);
    return unlistedHead(design.base ? `${title}, ${design.title}` : title);
  };
}

/** The `meta` of a design's home page. */
export function designHead({ location }: At): MetaDescriptor[] {
  return unlistedHead(designAt(location.pathname).title);
}
