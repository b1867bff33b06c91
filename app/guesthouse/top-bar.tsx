import { clsx } from "clsx";
import { Link } from "#app/client-state/link.tsx";
import { ButtonLink } from "#app/sections/links.tsx";
import { MainMenu, MENU_ITEM_CLASS, MobileMenu } from "#app/sections/menu.tsx";
import { ThemeToggle } from "#app/sections/theme-toggle.tsx";
import {
  useHouse,
  usePageLanguage,
  usePageFacts,
  usePaths,
  useRooms,
  useWords,
} from "#app/site/page-context.ts";
import { roundButtonClass } from "#app/ui/button.tsx";
import { LanguageList, LanguageMenu } from "./languages/languages.tsx";
import { goodToKnowLink, roomLinks } from "./navigation.ts";

const WORDMARK_CLASS = "grid py-2 text-white";

function Wordmark() {
  const { start: startLabel } = useWords().menu;
  const { home } = usePaths();
  const { path } = usePageFacts();
  const house = useHouse();
  const houseName = (
    <>
      <span className="font-display text-[2.125rem]/none font-semibold tracking-wide">
        {house.name}
      </span>
      <span className="mt-1.5 text-[0.6875rem]/none font-medium tracking-[0.14em] text-accent-bright uppercase max-sm:hidden lg:max-[70rem]:hidden">
        {house.kind}
      </span>
    </>
  );
  if (path === home) return <p className={WORDMARK_CLASS}>{houseName}</p>;
  return (
    <Link to={home} className={WORDMARK_CLASS}>
      {houseName}
      <span className="sr-only">{startLabel}</span>
    </Link>
  );
}

export function TopBar() {
  const words = useWords().menu;
  const language = usePageLanguage();
  const paths = usePaths();
  // The entries have the order of docs/specification.md, section 2.
  const entries = [
    { label: words.home, to: paths.home },
    { label: words.about, to: paths.about },
    { label: words.rooms, links: roomLinks(paths, useRooms()) },
    { label: words.services, to: paths.services },
    { label: words.contact, to: paths.contact },
  ];
  return (
    <header
      lang={language}
      className="absolute inset-x-0 top-0 z-40 text-white transition-colors duration-300 lg:fixed lg:in-data-scrolled:bg-night lg:in-data-scrolled:shadow-lg"
    >
      <div className="column flex min-h-20 items-center justify-between gap-6">
        <Wordmark />
        <MainMenu label={words.label} entries={entries} />
        <div className="flex items-center gap-3">
          <ButtonLink
            to={paths.search}
            look="bookingOnPicture"
            className="whitespace-nowrap max-sm:hidden lg:max-xl:px-5!"
          >
            {words.bookNow}
          </ButtonLink>
          <LanguageMenu />
          <ThemeToggle
            label={words.dark}
            className={clsx(roundButtonClass({ look: "onPicture" }), "max-lg:hidden")}
          />
          <MobileMenu entries={[...entries, goodToKnowLink(words, paths)]} words={words}>
            <ButtonLink to={paths.search} className="mt-4 w-full sm:hidden">
              {words.bookNow}
            </ButtonLink>
            <ThemeToggle hasText label={words.dark} className={clsx(MENU_ITEM_CLASS, "w-full")} />
            <LanguageList />
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
