/** The small files beside the pages: for search engines, for programs and for those who find a hole. */
import type { ContentName, SiteContent } from "#app/content/schemas.ts";
import { PATHS, roomPath, territoryPath } from "#app/site/paths.ts";
import type { Head } from "./finish-page.ts";
import { roomsInWords } from "./room-count.ts";

/** The day each subject of content/ last changed, as YYYY-MM-DD. */
export type Days = Record<ContentName, string>;

/** What the files are a function of; `heads` are those of all pages. */
type Told = { content: SiteContent; days: Days; url: string; made: number; heads: Head[] };

/** The content a page is written from, besides what all pages share. */
const SOURCES: Record<string, ContentName[]> = {
  [PATHS.home]: ["home", "rooms", "prices", "territory"],
  [PATHS.about]: ["about"],
  [PATHS.services]: ["services"],
  [PATHS.search]: ["search", "rooms", "prices", "good-to-know"],
  [PATHS.contact]: ["contact", "good-to-know"],
};

/** The day each page last changed; articles and notices say it themselves. */
function daysOfPages({ content, days }: Told): (path: string) => string {
  const { rooms, privacy, territory } = content;
  const latest = (names: ContentName[]) =>
    names
      .map((name) => days[name])
      .toSorted()
      .at(-1) ?? "";
  const known = new Map([
    ...Object.entries(SOURCES).map(([path, names]) => [path, latest(names)] as const),
    ...rooms.rooms.map(
      ({ slug }) => [roomPath(slug), latest(["rooms", "prices", "good-to-know"])] as const,
    ),
    ...territory.articles.map(({ slug, updated }) => [territoryPath(slug), updated] as const),
    [PATHS.privacy, privacy.updated] as const,
  ]);
  return (path) => known.get(path) ?? latest(Object.keys(days) as ContentName[]);
}

/** A page that search engines may keep. */
type Listed = Head & { path: string };

/** Shortest address first. */
function listedPages(heads: Head[]): Listed[] {
  return heads
    .filter(({ isListed }) => isListed)
    .map((head) => ({ ...head, path: new URL(head.address).pathname }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function sitemap(pages: Listed[], changed: (path: string) => string): string {
  const entries = pages.map(
    ({ address, path }) => `<url><loc>${address}</loc><lastmod>${changed(path)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function manifest({ house }: SiteContent): string {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: `${house.name}, ${house.kind}`,
    short_name: house.name,
    lang: "it",
    start_url: "/",
    display: "browser",
    background_color: "#faf7f2",
    theme_color: "#1b1613",
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  });
}

/** How to tell us of a hole (RFC 9116); the note is valid for a year from the release. */
function security({ content: { house }, url, made }: Told): string {
  const expires = new Date(made);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${house.email}
Expires: ${expires.toISOString()}
Preferred-Languages: it, en
Canonical: ${url}/.well-known/security.txt
`;
}

function llms(pages: Listed[], { house, rooms: { rooms } }: SiteContent): string {
  const { sea, ski } = house.kilometres;
  const lines = pages.map(
    ({ title, address, description }) =>
      `- [${title.replace(`${house.name} - `, "")}](${address}): ${description}`,
  );
  return `# ${house.name}, ${house.kind}

> ${house.tagline}. ${roomsInWords(rooms.length)} a ${sea} km dal mare e a ${ski} km dalle piste da sci. Sul sito non si prenota: si scrive alla famiglia su WhatsApp, per e-mail o per telefono, e la risposta arriva da una persona.

## Pagine

${lines.join("\n")}
`;
}

/** The files by name. */
export function siteFiles(told: Told): Map<string, string> {
  const { content, url } = told;
  const listed = listedPages(told.heads);
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`],
    ["sitemap.xml", sitemap(listed, daysOfPages(told))],
    ["site.webmanifest", manifest(content)],
    ["llms.txt", llms(listed, content)],
    ["menu.json", JSON.stringify(content["template/menu"].items)],
    [".well-known/security.txt", security(told)],
  ]);
}
