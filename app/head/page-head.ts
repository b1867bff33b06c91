import { FALLBACK_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { houseLanguageAt, SOCIAL_CARD_PATH } from "#app/paths/paths.ts";
import type { PageContext } from "#app/site/page-context.ts";

export type Head = ReturnType<typeof pageHead>;

/** `title` is undefined for the home pages of the demonstration, whose title is their design's name. */
export type HeadWords = { title?: string; description?: string };

/** Returns "<house> - <page's title>", such as "Room - Chi siamo"; on the demonstration's pages ", <design's name>" follows. */
function pageTitle(title: string | undefined, { houseName, designName }: PageContext): string {
  return `${houseName} - ${[title, designName].filter(Boolean).join(", ")}`;
}

/** `searchTags` are undefined if a page exists in one language alone, because search engines must not index such a page. */
export function pageHead({ title, description = "" }: HeadWords, page: PageContext) {
  const { siteUrl, houseName, languages, pathByLanguage, path } = page;
  const fullTitle = pageTitle(title, page);
  if (!pathByLanguage) return { title: fullTitle, searchTags: undefined };
  const currentLanguage = houseLanguageAt(path);
  const urlIn = (language: Language) => new URL(pathByLanguage[language], siteUrl).href;
  const currentEntry = languages.find(({ language }) => language === currentLanguage);
  const otherEntries = languages.filter((other) => other !== currentEntry);
  const url = urlIn(currentLanguage);
  return {
    title: fullTitle,
    searchTags: {
      description,
      url,
      alternates: [
        ...languages.map(({ language }) => ({ hrefLang: language, href: urlIn(language) })),
        { hrefLang: "x-default", href: urlIn(FALLBACK_LANGUAGE) },
      ],
      metas: [
        { property: "og:type", content: "website" },
        { property: "og:locale", content: (currentEntry?.locale ?? "").replace("-", "_") },
        ...otherEntries.map(({ locale }) => ({
          property: "og:locale:alternate",
          content: locale.replace("-", "_"),
        })),
        { property: "og:site_name", content: houseName },
        { property: "og:title", content: fullTitle },
        { property: "og:description", content: description },
        { property: "og:url", content: url },
        { property: "og:image", content: new URL(SOCIAL_CARD_PATH, siteUrl).href },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { name: "twitter:card", content: "summary_large_image" },
      ],
    },
  };
}
