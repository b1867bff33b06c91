import { createSitePages, type SitePages } from "#server/serving/site-pages.ts";
import { readContents } from "#tests/support/content.ts";

export const SITE_URL = "https://casa.example";

type SiteOptions = Partial<Parameters<typeof createSitePages>[0]>;

export function renderedSite(options: SiteOptions = {}): Promise<SitePages> {
  return createSitePages({ contents: readContents(), url: SITE_URL, ...options });
}
