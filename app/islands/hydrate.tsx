import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { memoize } from "#app/domain/memoize.ts";
import { CurrentPageContext, type Guesthouse, GuesthouseContext } from "#app/site/page-context.ts";
import { startChoiceUpdates } from "./choice-of-page.ts";
import { type IslandModules, ISLANDS } from "./registry.ts";
import type { IslandData } from "#app/render/document.tsx";

const readIslandData = memoize(
  () => JSON.parse(document.getElementById("page-data")?.textContent ?? "{}") as IslandData,
);

let guesthouseRequest: Promise<Guesthouse> | undefined;

/** The islands of a page share one request; a failed request is forgotten, so that the next call tries again. */
function loadGuesthouse(path: string): Promise<Guesthouse> {
  guesthouseRequest ??= fetch(path).then(async (response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return (await response.json()) as Guesthouse;
  });
  guesthouseRequest.catch(() => (guesthouseRequest = undefined));
  return guesthouseRequest;
}

function ReadinessReporter({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Resolves when the island responds to presses; rejects if a script or the guesthouse's words cannot be loaded. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, id = "", props = "{}" } = element.dataset;
  const pageData = readIslandData();
  const [{ default: Component }, guesthouse] = await Promise.all([
    ISLANDS[island as keyof IslandModules](),
    pageData.wordsPath ? loadGuesthouse(pageData.wordsPath) : undefined,
  ]);
  if (guesthouse) startChoiceUpdates(guesthouse, pageData);
  await new Promise<void>((resolve) => {
    const hydrateTree = () =>
      hydrateRoot(
        element,
        <CurrentPageContext value={pageData}>
          <GuesthouseContext value={guesthouse}>
            <ReadinessReporter onReady={resolve}>
              <Component {...(JSON.parse(props) as object)} />
            </ReadinessReporter>
          </GuesthouseContext>
        </CurrentPageContext>,
        { identifierPrefix: id },
      );
    // A transition renders in slices of 5 ms, between which the browser handles the guest's input.
    startTransition(() => void hydrateTree());
  });
}
