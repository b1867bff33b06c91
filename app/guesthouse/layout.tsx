import type { ReactNode } from "react";
import type { SiteContent } from "#app/content/site-content.ts";
import {
  type Guesthouse,
  useGuesthouse,
  usePageLanguage,
  usePageFacts,
  usePaths,
  useRooms,
  useWords,
} from "#app/site/page-context.ts";
import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import { ToTop } from "#app/ui/to-top.tsx";
import { Island } from "#app/render/island.tsx";
import ContactBar from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import { LanguageOffer } from "./languages/languages.tsx";
import { TopBar } from "./top-bar.tsx";

/** Returns the part of a language's content that is shared by the islands of all pages. */
export function sharedContentOf(content: SiteContent): Guesthouse {
  const { house, rooms, words, phrases, newsletter } = content;
  return {
    house,
    rooms: rooms.rooms.map(({ slug, address, name, option }) => ({ slug, address, name, option })),
    words,
    phrases,
    newsletter,
  };
}

export function guesthouseOf(args: LoaderArgs): Guesthouse {
  const content = contentOf(args);
  const { line: announcement, until = "" } = content.notice;
  const isNoticeShown = args.site.today <= until;
  return { ...sharedContentOf(content), ...(announcement && isNoticeShown && { announcement }) };
}

/** The bar is an island only on pages with the enquiry's form, because the form changes the bar's text. */
function ContactBarOfPage() {
  const { path } = usePageFacts();
  const { home, search, room } = usePaths();
  const roomPaths = useRooms().map(({ address }) => room(address));
  if (![home, search, ...roomPaths].includes(path)) return <ContactBar />;
  return <Island name="contact-bar" component={ContactBar} props={{}} when="load" />;
}

/** Each element around `children` has a `lang`, because Italian elements are also around the demonstration's English pages. */
export function GuesthouseLayout({ children }: { children: ReactNode }) {
  const { skip: skipLabel, top: topLabel } = useWords().page;
  const language = usePageLanguage();
  const { announcement } = useGuesthouse();
  return (
    <>
      {announcement && (
        <p
          lang={language}
          className="relative inset-x-0 top-0 z-50 grid min-h-11 content-center bg-accent px-4 py-2 text-center text-[0.9375rem] leading-tight font-medium text-on-accent lg:fixed"
        >
          {announcement}
        </p>
      )}
      {/* On large screens the announcement stays at the top of the window, and the top bar below it. */}
      <div className={announcement && "relative lg:mt-11 lg:[&>header]:top-11"}>
        <a
          href="#contenuto"
          lang={language}
          className="fixed top-2 left-2 z-50 -translate-y-24 bg-accent px-4 py-3 text-night focus:translate-y-0"
        >
          {skipLabel}
        </a>
        <TopBar />
        <LanguageOffer />
        {children}
        <Footer />
        <ContactBarOfPage />
        <ToTop label={topLabel} lang={language} />
      </div>
    </>
  );
}
