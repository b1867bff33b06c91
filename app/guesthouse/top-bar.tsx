import { clsx } from "clsx";
import { Link } from "react-router";
import { MainMenu } from "#app/sections/menu/links.tsx";
import { MobileMenu } from "#app/sections/menu/mobile-menu.tsx";
import { ThemeToggle } from "#app/sections/menu/theme-toggle.tsx";
import { useEnquiryLinks } from "#app/client-state/enquiry-store.ts";
import { useHouseLanguage, usePaths } from "#app/paths/use-paths.ts";
import { useHouse, useRooms, useWords } from "#app/site/house.ts";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { useIsScrolled } from "#app/ui/scrolling.ts";
import { LanguageList, LanguageMenu } from "./languages/languages.tsx";
import { goodToKnowLink, navigation } from "./navigation.ts";
import { useFormButtonInView } from "./use-form-button-in-view.ts";

/** The scroll distance at which the bar turns solid, in pixels. */
const SOLID_SCROLL_DISTANCE = 100;

function Wordmark() {
  const { start } = useWords().menu;
  const { home } = usePaths();
  const house = useHouse();
  return (
    <Link to={useEnquiryLinks()(home)} className="grid py-2 text-white">
      <span className="font-display text-[2.125rem]/none font-semibold tracking-wide">
        {house.name}
      </span>
      <span className="mt-1.5 text-[0.6875rem]/none font-medium tracking-[0.14em] text-accent-bright uppercase max-sm:hidden lg:max-[70rem]:hidden">
        {house.kind}
      </span>
      <span className="sr-only">{start}</span>
    </Link>
  );
}

type BookLinkProps = { look: ButtonLook; className: string };

function BookLink({ look, className }: BookLinkProps) {
  const { bookNow } = useWords().menu;
  const { search } = usePaths();
  return (
    <Link to={useEnquiryLinks()(search)} className={clsx(buttonClass({ look }), className)}>
      {bookNow}
    </Link>
  );
}

/** Transparent over the page's picture, solid once the page is scrolled. */
export function TopBar() {
  const words = useWords().menu;
  const language = useHouseLanguage();
  const paths = usePaths();
  const entries = navigation(words, paths, useRooms());
  const isScrolled = useIsScrolled(SOLID_SCROLL_DISTANCE);
  const look = useFormButtonInView() ? "onPicture" : "solid";
  return (
    <header
      data-print="no"
      lang={language}
      className={clsx(
        "absolute inset-x-0 top-0 z-40 text-white transition-colors duration-300 lg:fixed",
        isScrolled ? "lg:bg-night lg:shadow-lg" : "bg-transparent",
      )}
    >
      <div className="column flex min-h-20 items-center justify-between gap-6">
        <Wordmark />
        <MainMenu label={words.label} entries={entries} />
        <div className="flex items-center gap-3">
          <BookLink look={look} className="whitespace-nowrap max-sm:hidden lg:max-xl:px-5!" />
          <LanguageMenu />
          <ThemeToggle label={words.dark} />
          <MobileMenu entries={[...entries, goodToKnowLink(words, paths)]} words={words}>
            <BookLink look="solid" className="mt-4 w-full sm:hidden" />
            <LanguageList />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
