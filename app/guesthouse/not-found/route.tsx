import { found } from "#app/site/loaded.ts";

/** No page has an address like this: the boundary around it says so, as of an unknown room. */
export function loader(): never {
  return found<never>(undefined);
}

export { NotFound as default } from "./screen.tsx";
