import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { RouteError } from "#app/site/route-error.tsx";
import { useWhatNavigationBrings } from "#app/site/visit.ts";
import { useWords } from "#app/site/words.ts";
import { ToTop } from "#app/ui/to-top.tsx";
import { useReveal } from "#app/ui/use-reveal.ts";
import { AskBar } from "./ask-bar.tsx";
import { Footer } from "./footer.tsx";
import { NotFound } from "./not-found/screen.tsx";
import { PrintHead } from "./print-head.tsx";
import { TopBar } from "./top-bar.tsx";
import type { ReactNode } from "react";

/** What stands around every page; its parts name their language, for English pages stand in it too. */
function Frame({ children }: { children: ReactNode }) {
  const { skip, top } = useWords().page;
  useReveal(useLocation().pathname);
  useWhatNavigationBrings();
  return (
    <>
      <a
        href="#contenuto"
        data-print="no"
        lang="it"
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 text-night focus:translate-y-0"
      >
        {skip}
      </a>
      <TopBar />
      <PrintHead />
      {children}
      <Footer />
      <AskBar />
      <ToTop label={top} lang="it" />
    </>
  );
}

export default function GuesthouseLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteError error={error} />;
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}
