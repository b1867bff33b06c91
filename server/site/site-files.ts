import type { Contents, SiteContent } from "#app/content/site-content.ts";
import { demoFiles } from "#demonstration/content.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { indexedPaths } from "#app/paths/page-paths.ts";
import { NIGHT_COLOUR, PAGE_COLOUR } from "#app/styles/colours.ts";

function sitemapXml(contents: Contents, url: string): string {
  const paths = LANGUAGE_CODES.flatMap((language) => indexedPaths(contents[language], language));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${url}${path}</loc></url>`).join("\n")}
</urlset>
`;
}

function manifestJson({ house }: SiteContent): string {
  const iconEntry = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: `${house.name}, ${house.kind}`,
    short_name: house.name,
    lang: DEFAULT_LANGUAGE,
    start_url: "/",
    display: "browser",
    background_color: PAGE_COLOUR,
    theme_color: NIGHT_COLOUR,
    icons: [
      iconEntry("icon-192", 192, "any"),
      iconEntry("icon-512", 512, "any"),
      iconEntry("icon-maskable-512", 512, "maskable"),
    ],
  });
}

export function siteFiles(contents: Contents, url: string): Map<string, string> {
  const content = contents[DEFAULT_LANGUAGE];
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`],
    ["sitemap.xml", sitemapXml(contents, url)],
    ["site.webmanifest", manifestJson(content)],
    ...demoFiles(content),
  ]);
}
