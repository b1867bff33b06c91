import { isRouteErrorResponse } from "react-router";
import { useRootData } from "./root-data.ts";
import { usePaths } from "#app/paths/use-paths.ts";

function errorMessageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}

/** The error page, for errors other than an unknown address. */
export function RouteError({ error }: { error: unknown }) {
  const home = useRootData()?.home ?? "Home";
  return (
    <main className="column grid min-h-svh content-center justify-items-start gap-6 rhythm">
      <h1 lang="en" className="title-section">
        Unexpected Application Error!
      </h1>
      <p className="whitespace-pre-line text-quiet">{errorMessageOf(error)}</p>
      {/* A full page load leaves the broken state behind. */}
      <a
        href={usePaths().home}
        className="font-semibold text-accent-text underline underline-offset-4"
      >
        {home}
      </a>
    </main>
  );
}
