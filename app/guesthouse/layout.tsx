import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { unlistedHead } from "#app/head/page-head.ts";
import { type Guesthouse, GuesthouseContext, useWords } from "#app/site/house.ts";
import {
  contentOf,
  type HeadArgs,
  type LoaderArgs,
  type ScreenProps,
} from "#app/site/site-context.ts";
import { RouteError } from "#app/site/route-error.tsx";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { useNavigationEnquiry } from "#app/client-state/enquiry-store.ts";
import { ProgressiveHydration } from "#app/hydration/progressive-hydration.tsx";
import { ToTop } from "#app/ui/to-top.tsx";
import { useReveal } from "#app/ui/use-reveal.ts";
import { ContactBar } from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import { LanguageOffer } from "./languages/languages.tsx";
import { NotFound } from "./not-found/screen.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { PrintHead } from "./print-head.tsx";
import { TopBar } from "./top-bar.tsx";

export function loader(args: LoaderArgs): Guesthouse {
  const { house, rooms, words, phrases, newsletter } = contentOf(args);
  return {
    house,
    rooms: rooms.rooms.map(({ slug, address, name, option }) => ({ slug, address, name, option })),
    words,
    phrases,
    newsletter,
  };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

/** The head of a 404 page. */
export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  unlistedHead(matches, loaderData.words.errors.heading);

/** Bar, footer and skip link. Its parts name their language, because English pages use it too. */
function Frame({ children }: { children: ReactNode }) {
  const { skip, top } = useWords().page;
  const language = useHouseLanguage();
  useReveal(useLocation().pathname);
  useNavigationEnquiry();
  return (
    <>
      <a
        href="#contenuto"
        data-print="no"
        lang={language}
        className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 text-night focus:translate-y-0"
      >
        {skip}
      </a>
      <TopBar />
      <LanguageOffer />
      <PrintHead />
      <ProgressiveHydration>
        {children}
        <Footer />
      </ProgressiveHydration>
      <ContactBar />
      <OfflineNote lang={language} />
      <ToTop label={top} lang={language} />
    </>
  );
}

function House({ guesthouse, children }: { guesthouse: Guesthouse; children: ReactNode }) {
  return (
    <GuesthouseContext value={guesthouse}>
      <Frame>{children}</Frame>
    </GuesthouseContext>
  );
}

export default function GuesthouseLayout({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <House guesthouse={loaderData}>
      <Outlet />
    </House>
  );
}

type ErrorBoundaryProps = { error: unknown; loaderData?: Guesthouse | undefined };

export function ErrorBoundary({ error, loaderData }: ErrorBoundaryProps) {
  if (!loaderData || !isRouteErrorResponse(error) || error.status !== 404)
    return <RouteError error={error} />;
  return (
    <House guesthouse={loaderData}>
      <NotFound />
    </House>
  );
}
