import { orNotFound } from "#app/site/site-context.ts";

/** No page has an address like this: the boundary around it says so, as of an unknown room. */
export function loader(): never {
  return orNotFound<never>(undefined);
}

export { NotFound as default } from "./screen.tsx";
