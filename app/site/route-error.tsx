import { isRouteErrorResponse } from "react-router";
import { useEverywhere } from "./everywhere.ts";
import { usePaths } from "./use-paths.ts";

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}

/** What a page shows when it breaks for another reason than a wrong address. */
export function RouteError({ error }: { error: unknown }) {
  const home = useEverywhere()?.home ?? "Home";
  return (
    <main className="column grid min-h-svh content-center justify-items-start gap-6 rhythm">
      <h1 lang="en" className="title-section">
        Unexpected Application Error!
      </h1>
      <p className="whitespace-pre-line text-quiet">{wordsOf(error)}</p>
      {/* A plain link: what broke is left behind. */}
      <a
        href={usePaths().home}
        className="font-semibold text-accent-text underline underline-offset-4"
      >
        {home}
      </a>
    </main>
  );
}
