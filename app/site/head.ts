/** What stands in the head of a page: one title, description, address and card for each. */
import type { MetaDescriptor } from "react-router";
import house from "#content/house.yaml";
import { canonicalPath, SOCIAL_CARD } from "./paths.ts";

/** The site's own address, set when it is built (SITE_URL). */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL ?? "http://localhost:3000";

/** "Room - Hotel Booking" */
export function pageTitle(title: string): string {
  return `${house.name} - ${title}`;
}

type Head = { title: string; description: string; path: string };

/** Title, description, canonical address and social card of a page that search engines may keep. */
export function pageHead({ title, description, path }: Head): MetaDescriptor[] {
  const address = new URL(canonicalPath(path), SITE_URL).href;
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "it_IT" },
    { property: "og:site_name", content: house.name },
    { property: "og:title", content: pageTitle(title) },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: new URL(SOCIAL_CARD, SITE_URL).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The head of a page that search engines shall not keep. */
export function unlistedHead(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}
