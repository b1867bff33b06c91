/** The small files beside the pages: for search engines, for programs and for those who find a hole. */
import { contentFile, filesOf, readAllContent, readContent } from "#app/content/read.ts";
import type { ContentName } from "#app/content/schemas.ts";
import { PATHS, roomPath, territoryPath } from "#app/site/paths.ts";
import type { PageFiles } from "./page-files.ts";
import { lastChange } from "./last-change.ts";
import { roomsInWords } from "./room-count.ts";

const house = readContent("house");
const { rooms } = readContent("rooms");

/** The content a page is written from, besides what all pages share. */
const SOURCES: Record<string, ContentName[]> = {
  [PATHS.home]: ["home", "rooms", "territory"],
  [PATHS.about]: ["about"],
  [PATHS.services]: ["services"],
  [PATHS.search]: ["search", "rooms", "good-to-know"],
  [PATHS.contact]: ["contact", "good-to-know"],
  ...Object.fromEntries(rooms.map(({ slug }) => [roomPath(slug), ["rooms", "good-to-know"]])),
};

/** The days that articles and notices say themselves. */
const SAID: Record<string, string> = {
  [PATHS.privacy]: readContent("privacy").updated,
  ...Object.fromEntries(
    readContent("territory").articles.map(({ slug, updated }) => [territoryPath(slug), updated]),
  ),
};

function changed(path: string): string {
  const names = SOURCES[path] ?? (Object.keys(readAllContent()) as ContentName[]);
  const days = names.flatMap((name) => filesOf(name)).map((file) => lastChange(contentFile(file)));
  return SAID[path] ?? days.toSorted().at(-1) ?? "";
}

/** A page that search engines may keep. */
type Listed = { address: string; path: string; title: string; description: string };

function plain(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

/** The pages that are not marked "noindex", shortest address first. */
export function listedPages(pages: PageFiles): Listed[] {
  return [...pages.values()]
    .filter((html) => !/<meta name="robots" content="noindex/.test(html))
    .map((html) => {
      const found = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? "");
      const address = found(/<link rel="canonical" href="([^"]*)"/);
      return {
        address,
        path: new URL(address).pathname,
        title: found(/<title>([^<]*)<\/title>/),
        description: found(/<meta name="description" content="([^"]*)"/),
      };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

function sitemap(pages: Listed[]): string {
  const entries = pages.map(
    ({ address, path }) => `<url><loc>${address}</loc><lastmod>${changed(path)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function manifest(): string {
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

/** How to tell us of a hole (RFC 9116); the note is valid for a year from the build. */
function security(siteUrl: string, today: Date): string {
  const expires = new Date(today);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return `Contact: mailto:${house.email}
Expires: ${expires.toISOString()}
Preferred-Languages: it, en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

function llms(pages: Listed[]): string {
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
export function siteFiles(pages: PageFiles, siteUrl: string): Map<string, string> {
  const listed = listedPages(pages);
  return new Map([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
    ["sitemap.xml", sitemap(listed)],
    ["site.webmanifest", manifest()],
    ["llms.txt", llms(listed)],
    ["menu.json", JSON.stringify(readContent("template/menu").items)],
    [".well-known/security.txt", security(siteUrl, new Date())],
  ]);
}
