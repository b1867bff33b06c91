import { useOtherVersions } from "./use-other-versions.ts";

/** The page in the other languages, by the names they have for themselves. Plain links: all of it changes. */
export function LanguageLinks({ className }: { className: string }) {
  return useOtherVersions().map(({ language, name, address }) => (
    <li key={language}>
      <a href={address} hrefLang={language} lang={language} className={className}>
        {name}
      </a>
    </li>
  ));
}
