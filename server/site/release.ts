/** A release: all files of the site at one moment, complete and immutable. */
import type { FormResponseName } from "#app/paths/paths.ts";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_CODES } from "#app/domain/languages.ts";
import { lineOn } from "#app/domain/dated-line.ts";
import { hasUniformPrices, priceSpan, roomPrice } from "#app/domain/night-prices.ts";
import type { ContentName, Contents } from "#app/content/site-content.ts";
import type { Day } from "#app/domain/stay.ts";
import { brotliDecompressSync } from "node:zlib";
import type { Subject } from "./content-dependencies.ts";

/** The prefix of start modules, whose names contain their hash. */
export const START_MODULE_PREFIX = "assets/start-";

/** The names of a file: a page's data is asked for with and without a slash at its end. */
export function fileNamesOf(name: string): string[] {
  const isBeside = name.endsWith(".data") && name !== "_.data";
  return isBeside ? [name, name.replace(/\.data$/, "/_.data")] : [name];
}

/** The day each subject of content/ last changed in each language, as YYYY-MM-DD. */
export type ChangeDays = Record<Language, Record<ContentName, string>>;

/** What a release is rendered from. */
export type Edition = {
  contents: Contents;
  days: ChangeDays;
  url: string;
  /** In milliseconds. */
  made: number;
  /** The day at the house that its pages were rendered for. */
  renderedOn: Day;
};

/** What pages say that depends on the day: prices, the family's dated lines, and the year in the footer. */
export function dayDependentContent({ contents }: Pick<Edition, "contents">, today: Day): string {
  const { prices } = contents[DEFAULT_LANGUAGE];
  const rooms = Object.keys(prices.rates).map((room) => roomPrice(room, prices, today));
  const house = [priceSpan(prices, today), hasUniformPrices(prices, today)];
  const lines = LANGUAGE_CODES.flatMap((language) => {
    const { notice, greeting } = contents[language];
    return [lineOn(notice, today), lineOn(greeting, today)];
  });
  return JSON.stringify([today.slice(0, 4), rooms, house, lines]);
}

/** Whether rendering the release for this day would give the same pages. */
export function isValidOn(release: Pick<Edition, "contents" | "renderedOn">, today: Day): boolean {
  const { renderedOn } = release;
  return (
    renderedOn === today ||
    dayDependentContent(release, renderedOn) === dayDependentContent(release, today)
  );
}

/** A file in its Brotli form, where that is smaller; `read` decompresses it at each call. */
export type SiteFile = { br?: Buffer; read: () => Buffer; policy: string | undefined };

/** A file of a release; `br` is the compressed `body`. */
export function siteFile(body: Buffer, br?: Buffer, policy?: string): SiteFile {
  // The body is not kept: few clients ask for it uncompressed.
  if (br) return { br, read: () => brotliDecompressSync(br), policy };
  return { read: () => body, policy };
}

/** A page's head metadata, of which sitemap.xml and llms.txt are made too. */
export type HeadMetadata = {
  title: string;
  description: string;
  address: string;
  isListed: boolean;
};

/** The metadata of a page, and the subjects of content that its loaders read. */
type PageRecord = {
  subjects: Subject[];
  head: HeadMetadata;
  start: string;
};

/** A page that responds to a form; its slots stand in no script and no style, so one policy holds. */
export type ResponseTemplate = { html: string; policy: string };

/** A template, and the content that its loaders read. */
export type ResponseRecord = ResponseTemplate & { subjects: Subject[] };

export type Release = Edition & {
  /** The build whose scripts and pictures its pages use. */
  build: string;
  /** Pages, start modules, data and the small files beside them, by name: "about/index.html". */
  files: ReadonlyMap<string, SiteFile>;
  /** The pages by path; one whose subjects did not change is reused in the next release. */
  pages: Record<string, PageRecord>;
  answers: Record<Language, Record<FormResponseName, ResponseRecord>>;
};

/** The version of the text below; increase it with every change. */
const FORMAT_VERSION = 5;

type PackedFile = { br?: string; text?: string; policy?: string | undefined };

/** A release as parsed from its text, its files still packed. */
export type PackedRelease = Omit<Release, "files"> & { files: [name: string, PackedFile][] };

export function packRelease({ files, ...rest }: Release): string {
  const small = [...files].map(([name, { br, read, policy }]): [string, PackedFile] => {
    const form = br ? { br: br.toString("base64") } : { text: read().toString() };
    return [name, { ...form, policy }];
  });
  return JSON.stringify({ format: FORMAT_VERSION, ...rest, files: small });
}

/** A file from its text; the one of the last release where both are equal. */
function unpackedFile({ br, text = "", policy }: PackedFile, last?: SiteFile): SiteFile {
  const small = Buffer.from(br ?? text, br === undefined ? "utf8" : "base64");
  const lastSmall = last?.br ?? last?.read();
  if (last && lastSmall?.equals(small) && last.policy === policy) return last;
  return siteFile(small, br === undefined ? undefined : small, policy);
}

/** Parses the text that `packRelease` wrote; throws for anything else. */
export function parsePackedRelease(text: string): PackedRelease {
  let read: Partial<PackedRelease & { format: unknown }> | null = null;
  try {
    read = JSON.parse(text);
  } catch {
    // The parser's message quotes the text, which is long and no help.
  }
  const { format, ...release } = read ?? {};
  if (format !== FORMAT_VERSION || !Array.isArray(release.files))
    throw new Error("The release is incomplete or of another version");
  return release as PackedRelease;
}

/** Whether two files are equal; compressed forms are compared first, which is cheaper. */
function isSameFile(one: SiteFile | undefined, other: SiteFile | undefined): boolean {
  if (!one || !other || one === other) return one === other;
  return (one.br && other.br?.equals(one.br)) || one.read().equals(other.read());
}

/** Compares all files but security.txt, whose Expires always differs. */
export function hasSameFiles(one: Release, other: Release): boolean {
  const names = [...one.files.keys()].filter((name) => !name.startsWith(".well-known/"));
  return (
    one.url === other.url &&
    one.files.size === other.files.size &&
    names.every((name) => isSameFile(one.files.get(name), other.files.get(name))) &&
    JSON.stringify([one.answers, one.contents]) === JSON.stringify([other.answers, other.contents])
  );
}

/** The addresses of the pages that differ, new and removed ones included. */
export function changedPages({ files: now }: Release, { files: before }: Release): string[] {
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((name) => name.endsWith("index.html") && !isSameFile(now.get(name), before.get(name)))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .toSorted();
}

/** A release with its files; those that equal the last release's are shared with it. */
export function unpackRelease({ files, ...rest }: PackedRelease, last?: Release): Release {
  const unpackRelease = ([name, file]: [string, PackedFile]) =>
    [name, unpackedFile(file, last?.files.get(name))] as const;
  return { ...rest, files: new Map(files.map(unpackRelease)) };
}
