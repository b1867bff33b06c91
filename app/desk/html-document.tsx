import { DeskIcon } from "./parts/page.tsx";
import deskStyles from "./desk.css?url";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { scriptAddresses } from "#app/render/script-addresses.ts";
import { NIGHT_COLOUR, PAGE_COLOUR } from "#app/styles/colours.ts";
import { FrameContext, type PageFrame } from "./parts/frame.ts";
import { DESK_PATHS, type NavEntry, NAV_ENTRIES, TODAY_ROW_ID } from "./paths.ts";

const NAV_LABELS: Record<NavEntry, string> = {
  today: "Oggi",
  inbox: "Posta",
  calendar: "Calendario",
  prices: "Prezzi",
  more: "Altro",
};

function NavigationBar({ current }: { current: NavEntry }) {
  return (
    <nav
      aria-label="Banco"
      className={clsx(
        "inset-x-0 bottom-0 z-10 border-t border-line bg-page tall:fixed",
        "lg:inset-y-0 lg:right-auto lg:w-56 lg:border-t-0 lg:border-r lg:bg-sand lg:pt-8",
      )}
    >
      <ul className="mx-auto grid max-w-2xl auto-cols-fr grid-flow-col lg:grid-flow-row">
        {NAV_ENTRIES.map((one) => (
          <li key={one}>
            <a
              href={one === "calendar" ? `${DESK_PATHS.calendar}#${TODAY_ROW_ID}` : DESK_PATHS[one]}
              aria-current={one === current ? "page" : undefined}
              className={clsx(
                "grid min-h-14 content-center justify-items-center gap-0.5 px-0.5 text-xs",
                "lg:flex lg:items-center lg:gap-4 lg:px-6 lg:text-base",
                one === current
                  ? "font-semibold text-accent-text shadow-[inset_0_2px] lg:shadow-[inset_3px_0]"
                  : "text-quiet hover:text-ink",
              )}
            >
              <DeskIcon name={one} className="size-6 lg:size-5" />
              {NAV_LABELS[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function HtmlDocument({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { navEntry } = frame;
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={PAGE_COLOUR} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={NIGHT_COLOUR} media="(prefers-color-scheme: dark)" />
        <link rel="stylesheet" href={deskStyles} />
        <script type="module" src={scriptAddresses.desk} />
        <link rel="manifest" href={DESK_PATHS.manifest} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <FrameContext value={frame}>
          <div className={navEntry && "lg:pb-0 lg:pl-56 tall:pb-20"}>{children}</div>
        </FrameContext>
        {navEntry && <NavigationBar current={navEntry} />}
      </body>
    </html>
  );
}
