import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { useOtherVersions } from "./use-other-versions.ts";
import { useClientValue } from "#app/hydration/use-client-value.ts";

function onChange(listener: () => void): () => void {
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
  const preference = useClientValue(onChange, preferredLanguage, () => undefined);
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
