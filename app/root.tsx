import headingFont from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url";
import textFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { designAt } from "./site/designs.ts";
import { RouteError } from "./site/route-error.tsx";
import { langAt } from "./site/template-paths.ts";
import { THEME_SCRIPT } from "./site/theme.ts";
import "./styles/app.css";

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    // The design's name gives its tokens to the whole document (app/designs/*/theme.css).
    <html lang={langAt(pathname)} data-design={designAt(pathname).id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b1613" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {/* In a build the style sheet stands in the page itself (scripts/finish-pages.ts). */}
        {import.meta.env.DEV && <Links />}
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
  // Tests and tools wait for this mark before they use what needs scripts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("site:hydrated"));
  }, []);
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />;
}
