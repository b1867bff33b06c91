/** The common frame of the four designs' layouts, and its data. */
import type { ComponentType } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { BookedDialog } from "../booked-dialog.tsx";
import { RouteError } from "#app/site/route-error.tsx";
import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import { ProgressiveHydration } from "#app/hydration/progressive-hydration.tsx";
import type { DemoLook } from "#app/paths/mounts.ts";
import { ToTop, ToTopButton } from "#app/ui/to-top.tsx";
import { useReveal } from "#app/ui/scrolling.ts";
import { NotFound } from "./not-found.tsx";
import { TemplateMain } from "./template-main.tsx";

export function loadChrome(args: LoaderArgs, look: DemoLook) {
  const content = contentOf(args);
  const { brand, footer } = content[`template/${look}`];
  return {
    brand,
    footer,
    contacts: content["template/contact"].invented,
    /** The banner of screens without their own. */
    picture: content["template/banners"][look],
  };
}

export type Chrome = ReturnType<typeof loadChrome>;

const TO_TOP_LABEL = "Back to top";

type LayoutProps<Data extends Chrome> = {
  /** Undefined where the loader failed. */
  loaderData?: Data | undefined;
  error?: unknown;
};

type LayoutPart<Data> = ComponentType<Data>;

/** A design's layout, which is its ErrorBoundary too. */
export function createLayout<Data extends Chrome>(
  Header: LayoutPart<Data>,
  Footer: LayoutPart<Data>,
) {
  return function DesignLayout({ loaderData, error }: LayoutProps<Data>) {
    useReveal(useLocation().pathname);
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    if (!loaderData || (error && !isMissing)) return <RouteError error={error} />;
    return (
      <>
        <a
          href="#contenuto"
          data-print="no"
          className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 text-on-accent focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header {...loaderData} />
        <ProgressiveHydration>
          <TemplateMain picture={loaderData.picture}>
            {isMissing ? <NotFound /> : <Outlet />}
          </TemplateMain>
          <Footer {...loaderData} />
        </ProgressiveHydration>
        <ToTop label={TO_TOP_LABEL} />
        {/* Small screens have no margin for a floating button. */}
        <p className="flex justify-end bg-night px-3 pb-3 text-on-night not-js:hidden lg:hidden">
          <ToTopButton
            label={TO_TOP_LABEL}
            className="grid size-12 rounded-full border-on-night/40"
          />
        </p>
        <BookedDialog />
      </>
    );
  };
}
