import type { Contents } from "#app/content/site-content.ts";
import * as entry from "#app/render/entry.ts";
import { createSitePages, type SitePages } from "#server/serving/site-pages.ts";
import type { SiteBuild } from "#server/site/site-build.ts";
import { readContents } from "#tests/support/content.ts";

export const SITE_URL = "https://casa.example";

export const siteBuild: SiteBuild = {
  ...entry,
  assets: { loader: "/assets/loader.js" },
  desk: { script: "", passkeys: "", preview: "" },
};

type RenderedSite = { contents?: Contents; build?: SiteBuild; now?: () => number };

export function renderedSite({
  contents = readContents(),
  build = siteBuild,
  now,
}: RenderedSite = {}): Promise<SitePages> {
  return createSitePages({
    contents,
    build,
    url: SITE_URL,
    ...(now && { now }),
  });
}
