import cormorant from "../.cache/fonts/cormorant.woff2?url";
import bodoni from "../.cache/fonts/bodoni-moda.woff2?url";
import bricolage from "../.cache/fonts/bricolage-grotesque.woff2?url";
import josefin from "../.cache/fonts/josefin-sans.woff2?url";
import outfit from "../.cache/fonts/outfit.woff2?url";
import textFont from "../.cache/fonts/figtree.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { devSite } from "./site/dev-site.ts";
import { loadEverywhere, useEverywhere } from "./site/everywhere.ts";
import { type Look, mountAt } from "./site/mounts.ts";
import { frameAwakens } from "./waking/asleep.ts";
import { useHydrated } from "./waking/use-hydrated.ts";
import { goLive } from "./waking/use-live.ts";
import { RouteError } from "./site/route-error.tsx";
import { isTemplateAt, languageAt } from "./site/template-paths.ts";
import { THEME_SCRIPT } from "./site/theme-script.ts";
import guesthouseStyles from "./styles/guesthouse.css?url";
import templateStyles from "./styles/template.css?url";

export const middleware = import.meta.env.DEV ? [devSite] : [];

export const loader = loadEverywhere;

export { shouldRevalidate } from "./site/loaded.ts";

/** What headings are set in, by the page's look; all share the text's font. */
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
        <meta name="theme-color" content="#1b1613" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <link rel="preload" href={HEADING_FONTS[look]} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* The sheet is written into the page (server/site/finish-page.ts): no script knows of it. */}
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
  const knowsAll = useHydrated();
  useEffect(goLive, []);
  useEffect(() => {
    if (knowsAll) frameAwakens();
  }, [knowsAll]);
  return <Outlet />;
}

/**
 * Without data of its own the root was asked for a page that has none, or could not ask: the browser
 * goes there itself, and shows what the server sends or that the line is broken.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  // A page that was never alive is what the server sent: it would only send it again.
  const wasAlive =
    typeof document !== "undefined" && "hydrated" in document.documentElement.dataset;
  const isLost = useEverywhere() === undefined && wasAlive;
  useEffect(() => {
    if (isLost) location.reload();
  }, [isLost]);
  return isLost ? null : <RouteError error={error} />;
}
