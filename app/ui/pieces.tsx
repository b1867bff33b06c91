import { Children, type ReactNode, Suspense, useEffect, useRef } from "react";
import { awakens, fallsAsleep, type Sleeper } from "./asleep.ts";

function Awakens({ piece }: { piece: Sleeper }) {
  useEffect(() => awakens(piece), [piece]);
  return null;
}

function Piece({ children }: { children: ReactNode }) {
  const isAwake = useRef(false);
  useEffect(() => fallsAsleep(isAwake), []);
  return (
    <Suspense>
      {children}
      <Awakens piece={isAwake} />
    </Suspense>
  );
}

/**
 * Parts of a page that wake one after the other: what stands first with the page, each of the others
 * in a task of its own, and sooner where a guest touches it (docs/decisions/016).
 */
export function Pieces({ children }: { children: ReactNode }) {
  return Children.map(children, (child, at) => (at === 0 ? child : <Piece>{child}</Piece>));
}
