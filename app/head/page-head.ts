/** The head of a page: title, description, canonical address, social card. */
import { FALLBACK_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { SOCIAL_CARD_PATH } from "#app/paths/paths.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";
import type { PageContext } from "#app/site/page-context.ts";

type MetaTag = { name: string; content: string } | { property: string; content: string };

export type Head = {
  title: string;
  /** Undefined for a page that search engines must not index. */
  listed?: {
    description: string;
    address: string;
    alternates: { hrefLang: string; href: string }[];
    metas: MetaTag[];
  };
};

/** The page's title after the house's name: "Room - Chi siamo". */
function pageTitle(house: string, title: string): string {
  return `${house} - ${title}`;
}

export function pageHead(
  { title, description }: { title: string; description: string },
  { siteUrl, houseName, languages, versions, path }: PageContext,
): Head {
  if (!versions) throw new Error("Only pages of the guesthouse stand in several languages");
  const here = houseLanguageAt(path);
  const addressIn = (language: Language) => new URL(versions[language], siteUrl).href;
  const own = languages.find(({ language }) => language === here);
  const others = languages.filter((other) => other !== own);
  const address = addressIn(here);
  const fullTitle = pageTitle(houseName, title);
  return {
    title: fullTitle,
    listed: {
      description,
      address,
      alternates: [
        ...languages.map(({ language }) => ({ hrefLang: language, href: addressIn(language) })),
        { hrefLang: "x-default", href: addressIn(FALLBACK_LANGUAGE) },
      ],
      metas: [
        { property: "og:type", content: "website" },
        { property: "og:locale", content: (own?.locale ?? "").replace("-", "_") },
        ...others.map(({ locale }) => ({
          property: "og:locale:alternate",
          content: locale.replace("-", "_"),
        })),
        { property: "og:site_name", content: houseName },
        { property: "og:title", content: fullTitle },
        { property: "og:description", content: description },
        { property: "og:url", content: address },
        { property: "og:image", content: new URL(SOCIAL_CARD_PATH, siteUrl).href },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { name: "twitter:card", content: "summary_large_image" },
      ],
    },
  };
}

export function unlistedHead(title: string, { houseName }: PageContext): Head {
  return { title: pageTitle(houseName, title) };
}
