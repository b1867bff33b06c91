/** The head of a page: title, description, canonical address, social card. */
import type { MetaDescriptor } from "react-router";
import { FALLBACK_LANGUAGE, type Language } from "#app/domain/languages.ts";
import { rootDataOf } from "#app/site/root-data.ts";
import type { RouteMatches } from "#app/paths/language-versions.ts";
import { SOCIAL_CARD_PATH } from "#app/paths/paths.ts";
import { languageVersionsOf } from "#app/paths/language-versions.ts";

type HeadArgs = { loaderData: { title: string; description: string }; matches: RouteMatches };

/** The page's title after the house's name: "Room - Chi siamo". */
function pageTitle(house: string, title: string): string {
  return `${house} - ${title}`;
}

function alternateLink(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

/** "it_IT" */
function openGraphLocale(locale: string): string {
  return locale.replace("-", "_");
}

/** The `meta` of a page that search engines may index, with its versions in other languages. */
export function pageHead({ loaderData, matches }: HeadArgs): MetaDescriptor[] {
  const { title, description } = loaderData;
  const { siteUrl, name, languages } = rootDataOf(matches);
  const page = languageVersionsOf(matches);
  if (!page) throw new Error("Only pages of the guesthouse stand in several languages");
  const addressIn = (language: Language) => new URL(page.versions[language], siteUrl).href;
  const own = languages.find(({ language }) => language === page.language);
  const others = languages.filter((other) => other !== own);
  const address = addressIn(page.language);
  const fullTitle = pageTitle(name, title);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...languages.map(({ language }) => alternateLink(language, addressIn(language))),
    alternateLink("x-default", addressIn(FALLBACK_LANGUAGE)),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: openGraphLocale(own?.locale ?? "") },
    ...others.map(({ locale }) => ({
      property: "og:locale:alternate",
      content: openGraphLocale(locale),
    })),
    { property: "og:site_name", content: name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: new URL(SOCIAL_CARD_PATH, siteUrl).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The head of a page that search engines must not index. */
export function unlistedHead(matches: RouteMatches, title: string): MetaDescriptor[] {
  const { name } = rootDataOf(matches);
  return [{ title: pageTitle(name, title) }, { name: "robots", content: "noindex" }];
}
