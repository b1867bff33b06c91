import { clsx } from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { addressLine } from "#app/domain/map-links.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { type Guesthouse, GuesthouseContext, useGuesthouse, useWords } from "#app/site/house.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { pageToFetch } from "#app/prefetch/links.ts";
import { unlistedHead } from "#app/head/page-head.ts";
import {
  contentOf,
  type HeadArgs,
  type LoaderArgs,
  type ScreenProps,
  siteOf,
} from "#app/site/site-context.ts";
import { lineOn } from "#app/domain/dated-line.ts";
import { RouteError } from "#app/site/route-error.tsx";
import { useNavigationEnquiry } from "#app/client-state/enquiry-store.ts";
import { ProgressiveHydration } from "#app/hydration/progressive-hydration.tsx";
import { ToTop } from "#app/ui/to-top.tsx";
import { useReveal } from "#app/ui/scrolling.ts";
import { ContactBar } from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import { LanguageOffer } from "./languages/languages.tsx";
import { NotFound } from "./not-found/screen.tsx";
import { TopBar } from "./top-bar.tsx";

function PrintHead() {
  const { house, words } = useGuesthouse();
  const { codes } = words.footer;
  const language = useHouseLanguage();
  const { cin, cir } = house.codes;
  return (
    <div
      lang={language}
      className="column hidden justify-between gap-8 border-b border-edge pb-3 print:flex"
    >
      <p>
        <strong className="font-display text-2xl font-semibold">{house.name}</strong>
        <br />
        {house.kind}
      </p>
      <p className="text-end">
        {house.phone} · {house.email}
        <br />
        {addressLine(house.address)}
        <br />
        {interpolate(codes, { cin, cir })}
      </p>
    </div>
  );
}

/** Without a network a click on a link is stopped, so that the page and the enquiry stay; a note says why. */
function OfflineNote({ lang }: { lang: string | undefined }) {
  const { offline } = useWords().page;
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isLost = !navigator.onLine && pageToFetch(event) !== undefined;
      if (isLost) event.preventDefault();
      setShown(isLost);
    };
    const hide = () => setShown(false);
    // Captured before the router, which would leave the page.
    document.addEventListener("click", onClick, true);
    addEventListener("online", hide);
    return () => {
      document.removeEventListener("click", onClick, true);
      removeEventListener("online", hide);
    };
  }, []);

  return (
    <p
      role="status"
      lang={lang}
      data-print="no"
      className={clsx(
        "fixed inset-x-4 bottom-24 z-40 mx-auto max-w-md rounded-xs border border-line bg-night p-4 text-on-night lg:bottom-6",
        !isShown && "invisible",
      )}
    >
      {isShown && offline}
    </p>
  );
}

export function loader(args: LoaderArgs): Guesthouse {
  const { house, rooms, words, phrases, newsletter, notice } = contentOf(args);
  const line = lineOn(notice, siteOf(args).today);
  return {
    house,
    rooms: rooms.rooms.map(({ slug, address, name, option }) => ({ slug, address, name, option })),
    words,
    phrases,
    newsletter,
    ...(line && { notice: line }),
  };
}

export { shouldRevalidate } from "#app/site/site-context.ts";

/** The head of a 404 page. */
export const meta = ({ loaderData, matches }: HeadArgs<typeof loader>) =>
  unlistedHead(matches, loaderData.words.errors.heading);

/** A page below the family's notice; the bar, which large screens keep at the top, stays below it too. */
function pageWithNotice(notice: string | undefined, language: string, page: ReactNode) {
  if (!notice) return page;
  return (
    <>
      <p
        lang={language}
        className="relative inset-x-0 top-0 z-50 grid min-h-11 content-center bg-accent px-4 py-2 text-center text-[0.9375rem] leading-tight font-medium text-on-accent lg:fixed"
      >
        {notice}
      </p>
      <div className="relative lg:mt-11 lg:[&>header]:top-11">{page}</div>
    </>
  );
}

/** Bar, footer and skip link. Its parts name their language, because English pages use it too. */
function GuesthouseFrame({ children }: { children: ReactNode }) {
  const { skip, top } = useWords().page;
  const language = useHouseLanguage();
  useReveal(useLocation().pathname);
  useNavigationEnquiry();
  const { notice } = useGuesthouse();
  return pageWithNotice(
    notice,
    language,
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
    </>,
  );
}

function GuesthouseShell({
  guesthouse,
  children,
}: {
  guesthouse: Guesthouse;
  children: ReactNode;
}) {
  return (
    <GuesthouseContext value={guesthouse}>
      <GuesthouseFrame>{children}</GuesthouseFrame>
    </GuesthouseContext>
  );
}

export default function GuesthouseLayout({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <GuesthouseShell guesthouse={loaderData}>
      <Outlet />
    </GuesthouseShell>
  );
}

type ErrorBoundaryProps = { error: unknown; loaderData?: Guesthouse | undefined };

export function ErrorBoundary({ error, loaderData }: ErrorBoundaryProps) {
  if (!loaderData || !isRouteErrorResponse(error) || error.status !== 404)
    return <RouteError error={error} />;
  return (
    <GuesthouseShell guesthouse={loaderData}>
      <NotFound />
    </GuesthouseShell>
  );
}
