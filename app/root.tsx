import cormorant from "../.cache/fonts/cormorant.woff2?url";
import bodoni from "../.cache/fonts/bodoni-moda.woff2?url";
import bricolage from "../.cache/fonts/bricolage-grotesque.woff2?url";
import josefin from "../.cache/fonts/josefin-sans.woff2?url";
import outfit from "../.cache/fonts/outfit.woff2?url";
import textFont from "../.cache/fonts/figtree.woff2?url";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { devSite } from "./site/dev-site.ts";
import { loadRootData, useRootData } from "./site/root-data.ts";
import { type Look, mountAt } from "./paths/mounts.ts";
import { markRootHydrated } from "./hydration/progressive-hydration.tsx";
import { showClientValues, useHydrated } from "./hydration/use-client-value.ts";
import { RouteError } from "./site/route-error.tsx";
import { isTemplateAt, languageAt } from "./paths/template-paths.ts";
import { restoreRootClasses } from "./client-state/theme.ts";
import { HEAD_SCRIPT } from "./client-state/theme-script.ts";
import guesthouseStyles from "./styles/guesthouse.css?url";
import templateStyles from "./styles/template.css?url";

export const middleware = import.meta.env.DEV ? [devSite] : [];

export const loader = loadRootData;

export { shouldRevalidate } from "./site/site-context.ts";

/** The font of headings in each look; text has the same font in all. */
const HEADING_FONTS: Record<Look, string> = {
  guesthouse: cormorant,
  resort: josefin,
  hostel: bricolage,
  "city-hotel": bodoni,
  apartment: outfit,
};

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { look } = mountAt(pathname);
  return (
    // The look's name gives its tokens to the whole document (app/designs/*/theme.css).
    <html lang={languageAt(pathname)} data-design={look} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#1b1613" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link rel="preload" href={HEADING_FONTS[look]} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* server/site/finish-page.ts writes the sheet into the page; scripts do not load it. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <link
            rel="stylesheet"
            href={isTemplateAt(pathname) ? templateStyles : guesthouseStyles}
          />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const isHydrated = useHydrated();
  useLayoutEffect(restoreRootClasses, []);
  useEffect(showClientValues, []);
  useEffect(() => {
    if (isHydrated) markRootHydrated();
  }, [isHydrated]);
  return <Outlet />;
}

/**
 * The root has no data where a client-side navigation led to a page without data, or the network
 * failed: the browser then loads the address itself and shows the server's page or its own error.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  // Before hydration the page is what the server sent: it would only send it again.
  const wasHydrated =
    typeof document !== "undefined" && "hydrated" in document.documentElement.dataset;
  const isLost = useRootData() === undefined && wasHydrated;
  useEffect(() => {
    if (isLost) location.reload();
  }, [isLost]);
  return isLost ? null : <RouteError error={error} />;
}
