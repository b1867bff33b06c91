import { Children, type ReactNode, Suspense, useEffect, useRef } from "react";
import { awakens, fallsAsleep } from "./asleep.ts";
import { useHydrated } from "./use-hydrated.ts";
import { type Sleeper, SleeperContext } from "./use-live.ts";

function Awakens({ piece }: { piece: Sleeper }) {
  const knowsAll = useHydrated();
  useEffect(() => {
    if (knowsAll) awakens(piece);
  }, [knowsAll, piece]);
  return null;
}

function Piece({ children }: { children: ReactNode }) {
  // A page that is come to later was never asleep: it knows all at once, and keeps its height.
  const isAwake = useRef(useHydrated());
  useEffect(() => fallsAsleep(isAwake), []);
  return (
    <SleeperContext value={isAwake}>
      <Suspense>
        {children}
        <Awakens piece={isAwake} />
      </Suspense>
    </SleeperContext>
  );
}

/**
 * Parts of a page that wake one after the other: what stands first with the page, each of the others
 * in a task of its own, and sooner where a guest touches it (docs/decisions/016).
 */
export function Pieces({ children }: { children: ReactNode }) {
  return Children.map(children, (child, at) => (at === 0 ? child : <Piece>{child}</Piece>));
}
