import { Children, type ReactNode, Suspense } from "react";

/**
 * Parts of a page that wake one after the other: what stands first with the page, each of the others
 * in a task of its own, and sooner where a guest touches it (docs/decisions/016).
 */
export function Pieces({ children }: { children: ReactNode }) {
  return Children.map(children, (child, at) => (at === 0 ? child : <Suspense>{child}</Suspense>));
}
