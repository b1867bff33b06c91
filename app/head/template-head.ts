import { mountAt } from "#app/paths/mounts.ts";
import type { PageContext } from "#app/site/page-context.ts";
import { HOME_NAMES } from "#app/site/template-words.ts";
import { type Head, unlistedHead } from "./page-head.ts";

/** The head of a shared screen; in the demonstration its title ends with the design's name. */
export function templateHead({ title }: { title: string }, page: PageContext): Head {
  const { look } = mountAt(page.path);
  return unlistedHead(look === "guesthouse" ? title : `${title}, ${HOME_NAMES[look]}`, page);
}

export function designHead(_: unknown, page: PageContext): Head {
  return unlistedHead(HOME_NAMES[mountAt(page.path).look], page);
}
