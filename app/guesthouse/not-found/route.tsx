import { orNotFound } from "#app/site/site-context.ts";

/** The catch-all route: throws a 404 to the error boundary, as for an unknown room. */
export function loader(): never {
  return orNotFound<never>(undefined);
}

export { NotFound as default } from "./screen.tsx";
