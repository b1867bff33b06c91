/** What stands in the head of a page: one title, description, address and card for each. */
import type { MetaDescriptor } from "react-router";
import { everywhereOf } from "./everywhere.ts";
import type { HeadMatches } from "./loaded.ts";
import { canonicalPath, SOCIAL_CARD } from "./paths.ts";

type Head = { title: string; description: string; path: string };

/** "Room - Hotel Booking" */
function pageTitle(house: string, title: string): string {
  return `${house} - ${title}`;
}

/** Title, description, canonical address and social card of a page that search engines may keep. */
export function pageHead(
  matches: HeadMatches,
  { title, description, path }: Head,
): MetaDescriptor[] {
  const { siteUrl, name } = everywhereOf(matches);
  const address = new URL(canonicalPath(path), siteUrl).href;
  const whole = pageTitle(name, title);
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "it_IT" },
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
