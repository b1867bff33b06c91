/** Hydrates islands. A press or submission in an island that is not hydrated yet is deferred, and repeated after hydration. */

const hydrationByIsland = new WeakMap<Element, Promise<void>>();

/** Hydrates an island once; after a failure the next call tries again. */
function hydrate(island: HTMLElement): Promise<void> {
  const runningHydration = hydrationByIsland.get(island);
  if (runningHydration) return runningHydration;
  const hydration = import("./hydrate.tsx")
    .then(({ hydrateIsland }) => hydrateIsland(island))
    .then(() => {
      island.dataset["ready"] = "";
    });
  hydrationByIsland.set(island, hydration);
  hydration.catch(() => hydrationByIsland.delete(island));
  return hydration;
}

function islandAt(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-island]:not([data-ready])") ?? undefined;
}

function deferPress(event: MouseEvent): void {
  const island = islandAt(event.target);
  if (!island) return;
  const button = (event.target as Element).closest<HTMLElement>("button:not([type=submit])");
  // A press on a link is not deferred, because links work without scripts.
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  hydrate(island).then(
    // Each press is repeated in a task of its own, so that React has rendered the change by the previous press.
    () => setTimeout(() => button.click()),
    () => {},
  );
}

function deferSubmission(event: SubmitEvent): void {
  const island = islandAt(event.target);
  const form = event.target as HTMLFormElement;
  if (!island) return;
  event.preventDefault();
  event.stopPropagation();
  hydrate(island).then(
    () => form.requestSubmit(event.submitter),
    // If hydration fails, the form is submitted as in a browser without scripts.
    () => form.submit(),
  );
}

/** Marks the document when all islands in view are ready or have failed, because tests and tools wait for the mark. */
function markHydratedAfter(startedHydrations: Promise<void>[]): void {
  void Promise.allSettled(startedHydrations).then(() => {
    document.documentElement.dataset["hydrated"] = "";
    dispatchEvent(new Event("site:hydrated"));
  });
}

export function startIslands(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const immediateIslands = islands.filter(({ dataset }) => dataset["when"] === "load");
  const nearIslands = islands.filter(({ dataset }) => dataset["when"] === "near");
  for (const type of ["pointerdown", "focusin"] as const)
    document.addEventListener(type, ({ target }) => {
      const island = islandAt(target);
      if (island) hydrate(island).catch(() => {});
    });
  document.addEventListener("click", deferPress, true);
  document.addEventListener("submit", deferSubmission, true);
  const startedHydrations = immediateIslands.map(hydrate);
  if (nearIslands.length === 0) return markHydratedAfter(startedHydrations);
  let isFirstCall = true;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        // For an island whose element has no box (`contents`) the target is the first element inside of it.
        const island = target.closest<HTMLElement>("[data-island]")!;
        observer.unobserve(target);
        startedHydrations.push(hydrate(island));
      }
      if (isFirstCall) markHydratedAfter(startedHydrations);
      isFirstCall = false;
    },
    { rootMargin: "50% 0px" },
  );
  for (const island of nearIslands)
    observer.observe(
      island.className === "contents" ? (island.firstElementChild ?? island) : island,
    );
}
