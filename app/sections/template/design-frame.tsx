import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { BookedDialog } from "#app/sections/booked-dialog.tsx";
import { RouteError } from "#app/site/route-error.tsx";
import { ToTop } from "#app/ui/to-top.tsx";
import { useReveal } from "#app/ui/use-reveal.ts";
import { NotFound } from "./not-found.tsx";
import { TemplateMain } from "./template-main.tsx";

type DesignFrameProps = {
  header: ReactNode;
  footer: ReactNode;
  /** What broke, in a layout's ErrorBoundary. */
  error?: unknown;
};

/** What the layouts of the four designs have in common: around each page, and when one breaks. */
export function DesignFrame({ header, footer, error }: DesignFrameProps) {
  useReveal(useLocation().pathname);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (error && !isMissing) return <RouteError error={error} />;
  return (
    <>
      <a
        href="#contenuto"
        data-print="no"
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      {header}
      <TemplateMain>{isMissing ? <NotFound /> : <Outlet />}</TemplateMain>
      {footer}
      <ToTop label="Back to top" />
      <BookedDialog />
    </>
  );
}
