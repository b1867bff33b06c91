/** What stands in the head of a page: one title, description, address and card for each. */
import type { MetaDescriptor } from "react-router";
import { FOR_ALL_OTHERS, type Language } from "#app/domain/languages.ts";
import { everywhereOf } from "./everywhere.ts";
import type { HeadMatches } from "./loaded.ts";
import { SOCIAL_CARD } from "./paths.ts";
import { pageOf } from "./versions.ts";

type Head = { title: string; description: string };

/** "Room - Hotel Booking" */
function pageTitle(house: string, title: string): string {
  return `${house} - ${title}`;
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}

/** "it_IT" */
function openGraphs(locale: string): string {
  return locale.replace("-", "_");
}

/**
 * Title, description, canonical address and social card of a page that search engines may keep, and
 * where it stands in the other languages.
 */
export function pageHead(matches: HeadMatches, { title, description }: Head): MetaDescriptor[] {
  const { siteUrl, name, languages } = everywhereOf(matches);
  const page = pageOf(matches);
  if (!page) throw new Error("Only pages of the guesthouse stand in several languages");
  const addressIn = (language: Language) => new URL(page.versions[language], siteUrl).href;
  const own = languages.find(({ language }) => language === page.language);
  const others = languages.filter((one) => one !== own);
  const address = addressIn(page.language);
  const whole = pageTitle(name, title);
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...languages.map(({ language }) => alternate(language, addressIn(language))),
    alternate("x-default", addressIn(FOR_ALL_OTHERS)),
    { property: "og:type", content: "website" },
    { property: "og:locale", content: openGraphs(own?.locale ?? "") },
    ...others.map(({ locale }) => ({
      property: "og:locale:alternate",
      content: openGraphs(locale),
    })),
    { property: "og:site_name", content: name },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: new URL(SOCIAL_CARD, siteUrl).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The head of a page that search engines shall not keep. */
export function unlistedHead(matches: HeadMatches, title: string): MetaDescriptor[] {
  const { name } = everywhereOf(matches);
  return [{ title: pageTitle(name, title) }, { name: "robots", content: "noindex" }];
}
