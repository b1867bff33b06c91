/** The small files beside the pages: for search engines, for programs, for security researchers. */
import type { ContentName, Contents, SiteContent } from "#app/content/site-content.ts";
import { mailLink } from "#app/domain/chat-link.ts";
import { DEFAULT_LANGUAGE, inEach, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { phrasebook } from "#app/domain/phrasebook.ts";
import { interpolate } from "#app/domain/interpolate.ts";
import { houseLanguageAt, PATHS_IN } from "#app/paths/paths.ts";
import { NIGHT, PAPER } from "#app/styles/colours.ts";
import type { Head } from "#app/head/page-head.ts";
import type { ChangeDays } from "./release.ts";

export function changeDaysBy(
  contents: Contents,
  dayOf: (name: ContentName, language: Language) => string,
): ChangeDays {
  return inEach((language) => {
    const names = Object.keys(contents[language]) as ContentName[];
    const days = names.map((name) => [name, dayOf(name, language)]);
    return Object.fromEntries(days) as ChangeDays[typeof language];
  });
}

/** `heads` are those of all pages. */
type SiteFilesOptions = {
  contents: Contents;
  days: ChangeDays;
  url: string;
  made: number;
  heads: Head[];
};

/** The subjects a page is written from, besides those that all pages share. */
const SUBJECTS_OF_PAGE = {
  home: ["home", "rooms", "prices", "territory"],
  about: ["about"],
  services: ["services"],
  search: ["search", "rooms", "prices", "good-to-know"],
  contact: ["contact", "good-to-know"],
} satisfies Record<string, ContentName[]>;

/** The day each page of a language last changed; articles and privacy page state it. */
function changeDaysOfPages(
  language: Language,
  { contents, days }: SiteFilesOptions,
): [path: string, day: string][] {
  const { rooms, privacy, territory } = contents[language];
  const paths = PATHS_IN[language];
  const latest = (names: ContentName[]) =>
    names
      .map((name) => days[language][name])
      .toSorted()
      .at(-1) ?? "";
  const pages = Object.keys(SUBJECTS_OF_PAGE) as (keyof typeof SUBJECTS_OF_PAGE)[];
  const ofRooms = latest(["rooms", "good-to-know"]);
  return [
    ...pages.map((page): [string, string] => [paths[page], latest(SUBJECTS_OF_PAGE[page])]),
    ...rooms.rooms.map(({ address }): [string, string] => [paths.room(address), ofRooms]),
    ...territory.articles.map(({ address, updated }): [string, string] => [
      paths.territory(address),
      updated,
    ]),
    [paths.privacy, privacy.updated],
  ];
}

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

function sitemap(pages: ListedPage[], options: SiteFilesOptions): string {
  const days = new Map(LANGUAGE_CODES.flatMap((language) => changeDaysOfPages(language, options)));
  const entries = pages.map(
    ({ address, path }) => `<url><loc>${address}</loc><lastmod>${days.get(path)}</lastmod></url>`,
  );
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
    ["sitemap.xml", sitemap(pages, options)],
    ["site.webmanifest", webManifest(content)],
    ["llms.txt", llmsTxt(pages, contents)],
    ["menu.json", JSON.stringify(content["template/menu"].items)],
    [".well-known/security.txt", securityTxt(content, options)],
  ]);
}
