import { withEnquiry } from "#app/domain/enquiry.ts";
import { usePageLanguage, usePage, usePageFacts, useWords } from "#app/site/page-context.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { MENU_ITEM_CLASS, MenuList } from "#app/sections/menu.tsx";

/** Returns this page's URL in each of the other languages, or the home page's URL if the page is not translated. */
function useOtherLanguages() {
  const currentLanguage = usePageLanguage();
  const { languages, pathByLanguage } = usePage();
  const { enquiry } = usePageFacts();
  return languages
    .filter(({ language }) => language !== currentLanguage)
    .map((menuLanguage) => {
      const path = pathByLanguage?.[menuLanguage.language] ?? PATHS_IN[menuLanguage.language].home;
      return { ...menuLanguage, url: withEnquiry(path, enquiry) };
    });
}

export function LanguageLinks({ className }: { className: string }) {
  return useOtherLanguages().map(({ language, name, url }) => (
    <li key={language}>
      <a href={url} hrefLang={language} lang={language} data-carries="query" className={className}>
        {name}
      </a>
    </li>
  ));
}

export function LanguageMenu() {
  const { label } = useWords().language;
  const language = usePageLanguage();
  return (
    <div className="hidden lg:block">
      <MenuList
        isAtEnd
        label={
          <>
            {language.toUpperCase()}
            <span className="sr-only">{label}</span>
          </>
        }
      >
        <LanguageLinks className={MENU_ITEM_CLASS} />
      </MenuList>
    </div>
  );
}

export function LanguageList() {
  const { label } = useWords().language;
  return (
    <ul aria-label={label} className="mt-3 flex border-t border-on-night/15 pt-3 text-lg">
      <LanguageLinks className={MENU_ITEM_CLASS} />
    </ul>
  );
}

/** Links to the page in each other language; app/islands/small-behaviours.ts shows the link in the browser's language. */
export function LanguageOffer() {
  const { pathByLanguage } = usePage();
  const otherLanguages = useOtherLanguages();
  if (!pathByLanguage) return null;
  return otherLanguages.map(({ language, name, offer, url }) => (
    <nav
      key={language}
      hidden
      aria-label={name}
      lang={language}
      data-offer={language}
      className="pointer-events-none absolute inset-x-0 top-0 z-30 bg-linear-to-b from-night/0 via-night/50 via-60% to-night/0 pt-[4.25rem] pb-6"
    >
      <div className="column flex justify-end">
        <a
          href={url}
          hrefLang={language}
          data-carries="query"
          className="pointer-events-auto flex min-h-6 items-center text-sm text-white underline underline-offset-4 hover:text-accent"
        >
          {offer}
        </a>
      </div>
    </nav>
  ));
}
