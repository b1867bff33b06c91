/** The small files beside the pages: for search engines, for programs, for security researchers. */
import type { Contents, SiteContent } from "#app/content/site-content.ts";
import { mailLink } from "#app/domain/chat-link.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { houseLanguageAt } from "#app/paths/paths.ts";
import { NIGHT, PAPER } from "#app/styles/colours.ts";
import type { Head } from "#app/head/page-head.ts";

/** `heads` are those of all pages. */
type SiteFilesOptions = {
  contents: Contents;
  url: string;
  made: number;
  heads: Head[];
};

type ListedPage = { title: string; description: string; address: string; path: string };

function listedPages(heads: Head[]): ListedPage[] {
  return heads
    .flatMap(({ title, listed }) => {
      if (!listed) return [];
      const { description, address } = listed;
      return [{ title, description, address, path: new URL(address).pathname }];
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function sitemap(pages: ListedPage[]): string {
  const entries = pages.map(({ address }) => `<url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function webManifest({ house }: SiteContent): string {
  const icon = (name: string, size: number, purpose: string) => ({
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
    background_color: PAPER,
    theme_color: NIGHT,
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  });
}

/** How to report a vulnerability (RFC 9116); valid for a year from the release. */
function securityTxt({ house }: SiteContent, { url, made }: SiteFilesOptions): string {
  const expires = new Date(made);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: ${mailLink(house.email)}
Expires: ${expires.toISOString()}
Preferred-Languages: ${LANGUAGE_CODES.join(", ")}
Canonical: ${url}/.well-known/security.txt
`;
}

/** For language models: the pages of each language under its name. */
function llmsTxt(pages: ListedPage[], contents: Contents): string {
  const { house } = contents[DEFAULT_LANGUAGE];
  const parts = LANGUAGE_CODES.map((language) => {
    const { words, answers, phrases, rooms } = contents[language];
    const { sea, ski } = house.kilometres ?? {};
    const summary =
      sea !== undefined &&
      interpolate(answers.programs, {
        camere: phrasebook(phrases).rooms(rooms.rooms.length),
        mare: `${sea}`,
        sci: `${ski}`,
      });
    const links = pages
      .filter(({ path }) => houseLanguageAt(path) === language)
      .map(
        ({ title, address, description }) =>
          `- [${title.replace(`${house.name} - `, "")}](${address}): ${description}`,
      );
    return [`## ${words.language.name}`, summary, `${links.join("\n")}\n`]
      .filter(Boolean)
      .join("\n\n");
  });
  return `# ${house.name}, ${house.kind}\n\n> ${house.tagline}\n\n${parts.join("\n")}`;
}

export function siteFiles(options: SiteFilesOptions): Map<string, string> {
  const { contents, url } = options;
  const content = contents[DEFAULT_LANGUAGE];
  const pages = listedPages(options.heads);
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`],
    ["sitemap.xml", sitemap(pages)],
    ["site.webmanifest", webManifest(content)],
    ["llms.txt", llmsTxt(pages, contents)],
    ["menu.json", JSON.stringify(content["template/menu"].items)],
    [".well-known/security.txt", securityTxt(content, options)],
  ]);
}
