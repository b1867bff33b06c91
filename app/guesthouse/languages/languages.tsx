import { useLocation, useMatches } from "react-router";
import { queryWith } from "#app/domain/enquiry.ts";
import { type RootData, useRootData } from "#app/site/root-data.ts";
import { PATHS_IN } from "#app/paths/paths.ts";
import { useHouseLanguage } from "#app/paths/use-paths.ts";
import { languageVersionsOf } from "#app/paths/language-versions.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { useClientValue, useHydrated } from "#app/hydration/use-client-value.ts";
import { MENU_ITEM_CLASS, MenuList } from "#app/sections/menu/links.tsx";
import { useWords } from "#app/site/house.ts";
import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";

/** A page in another language, with that language's own name and its offer. */
type PageVersion = RootData["languages"][number] & {
  address: string;
  /** False for a page in one language alone: then the link leads to the home page. */
  isSame: boolean;
};

/** The current page in each other language, with its query and the enquiry. */
function useOtherVersions(): PageVersion[] {
  const here = useHouseLanguage();
  const languages = useRootData()?.languages ?? [];
  const versions = languageVersionsOf(useMatches())?.versions;
  const enquiry = useEnquiry();
  const { search } = useLocation();
  // A prerendered page has no query; our server writes it in (server/enquiry/enquiry-pages.ts).
  const query = useHydrated() ? queryWith(search, enquiry).toString() : "";
  return languages
    .filter(({ language }) => language !== here)
    .map((one) => {
      const path = versions?.[one.language] ?? PATHS_IN[one.language].home;
      const address = query ? `${path}?${query}` : path;
      return { ...one, address, isSame: versions !== undefined };
    });
}

/** Links to the page in the other languages; full page loads, because everything changes. */
export function LanguageLinks({ className }: { className: string }) {
  return useOtherVersions().map(({ language, name, address }) => (
    <li key={language}>
      <a href={address} hrefLang={language} lang={language} className={className}>
        {name}
      </a>
    </li>
  ));
}

/** The other languages, folded in the top bar of large screens. */
export function LanguageMenu() {
  const { label } = useWords().language;
  const language = useHouseLanguage();
  return (
    <div className="hidden lg:block">
      <MenuList
        atEnd
        label={
          <>
            {language.toUpperCase()}
            <span className="sr-only">{label}</span>
          </>
        }
      >
        {() => <LanguageLinks className={MENU_ITEM_CLASS} />}
      </MenuList>
    </div>
  );
}

/** The other languages in the menu of small screens. */
export function LanguageList() {
  const { label } = useWords().language;
  return (
    <ul aria-label={label} className="mt-3 flex border-t border-on-night/15 pt-3 text-lg">
      <LanguageLinks className={MENU_ITEM_CLASS} />
    </ul>
  );
}

function subscribeToLanguageChange(listener: () => void): () => void {
  addEventListener("languagechange", listener);
  return () => removeEventListener("languagechange", listener);
}

/** The first of the browser's languages that the site has: "de-AT" is "de". */
function preferredLanguage(): Language | undefined {
  return navigator.languages
    .map((tag) => LANGUAGE_CODES.find((language) => language === tag.split("-")[0]?.toLowerCase()))
    .find((language) => language !== undefined);
}

/**
 * A link to the page in the browser's language. It lies over the page's first picture, so that nothing
 * moves; nothing is redirected or stored.
 */
export function LanguageOffer() {
  const preference = useClientValue(subscribeToLanguageChange, preferredLanguage, undefined);
  const version = useOtherVersions().find(({ language }) => language === preference);
  if (!version?.isSame) return null;
  const { language, name, offer, address } = version;
  return (
    <nav
      aria-label={name}
      lang={language}
      data-print="no"
      className="pointer-events-none absolute inset-x-0 top-20 z-30"
    >
      <div className="column flex justify-end">
        <a
          href={address}
          hrefLang={language}
          className="pointer-events-auto rounded-xs bg-night/80 px-3 py-1.5 text-sm text-white underline underline-offset-4 hover:text-accent"
        >
          {offer}
        </a>
      </div>
    </nav>
  );
}
