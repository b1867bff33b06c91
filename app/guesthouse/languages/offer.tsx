import { type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { useOtherVersions } from "./use-other-versions.ts";
import { useClientValue } from "#app/hydration/use-client-value.ts";

function onChange(listener: () => void): () => void {
  addEventListener("languagechange", listener);
  return () => removeEventListener("languagechange", listener);
}

/** The first of ours that the browser prefers: "de-AT" is "de". */
function preferred(): Language | undefined {
  return navigator.languages
    .map((tag) => LANGUAGE_CODES.find((language) => language === tag.split("-")[0]?.toLowerCase()))
    .find((language) => language !== undefined);
}

/**
 * Under the bar, upon the picture that every page opens with, so that nothing moves: the page in the
 * language the browser prefers. It leads nowhere by itself, and nothing of it is kept.
 */
export function LanguageOffer() {
  const wanted = useClientValue(onChange, preferred, () => undefined);
  const version = useOtherVersions().find(({ language }) => language === wanted);
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
