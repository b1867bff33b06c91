import { useOtherVersions } from "./use-other-versions.ts";

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
