/** A release: all that the site says at one moment, whole, and never changed again. */
import type { FormResponseName } from "#app/paths/paths.ts";
import type { Language } from "#app/domain/languages.ts";
import type { Contents } from "#app/content/site-content.ts";
import type { Day } from "#app/domain/stay.ts";
import { brotliDecompressSync } from "node:zlib";
import type { AnswerTemplate } from "../answer-pages.ts";
import type { Head } from "./finish-page.ts";
import type { Subject } from "./recorded-contents.ts";
import type { Days } from "./site-files.ts";

/** Each page's own script, under the name that its content gives it: it stands for good. */
export const START = "assets/start-";

/** Where a file lies: a page stands at its address with and without a slash at its end, and its data beside it. */
export function placesOf(name: string): string[] {
  const isBeside = name.endsWith(".data") && name !== "_.data";
  return isBeside ? [name, name.replace(/\.data$/, "/_.data")] : [name];
}

/** What a release is made from. */
export type Edition = {
  contents: Contents;
  days: Days;
  /** The site's own address, which stands in its pages. */
  url: string;
  /** The moment it was made, in milliseconds. */
  made: number;
  /** The day at home that its pages were rendered for. */
  renderedOn: Day;
};

/** A file in its brotli form, where that is smaller; `read` decompresses it each time it is called. */
export type SiteFile = { br?: Buffer; read: () => Buffer; policy: string | undefined };

/** A file of a release; `br` is the whole of `body` in its smaller form. */
export function siteFile(body: Buffer, br?: Buffer, policy?: string): SiteFile {
  // A server keeps no page in full that nobody has asked for in full.
  if (br) return { br, read: () => brotliDecompressSync(br), policy };
  return { read: () => body, policy };
}

/** What the loaders of a page read, and what the page says to the files beside it. */
export type PageRecord = {
  subjects: Subject[];
  head: Head;
  /** The file its scripts begin with. */
  start: string;
};

/** The template of an answer, and what its loaders read. */
export type AnswerRecord = AnswerTemplate & { subjects: Subject[] };

export type Release = Edition & {
  /** The build whose scripts and pictures its pages ask for. */
  build: string;
  /** Pages, what wakes them, their data and the small files beside them, by name: "about/index.html". */
  files: ReadonlyMap<string, SiteFile>;
  /** The pages by path: one whose subjects say the same stands in the next release as it is. */
  pages: Record<string, PageRecord>;
  /** What forms are answered with. */
  answers: Record<Language, Record<FormResponseName, AnswerRecord>>;
};

/** Counted up when what follows is written otherwise. */
const FORMAT = 5;

type PackedFile = { br?: string; text?: string; policy?: string | undefined };

/** A release as its text holds it: what it was made from can be read without its pages. */
export type PackedRelease = Omit<Release, "files"> & { files: [name: string, PackedFile][] };

/** A release as one text. */
export function packed({ files, ...rest }: Release): string {
  const small = [...files].map(([name, { br, read, policy }]): [string, PackedFile] => {
    const form = br ? { br: br.toString("base64") } : { text: read().toString() };
    return [name, { ...form, policy }];
  });
  return JSON.stringify({ format: FORMAT, ...rest, files: small });
}

/** A file as its text holds it, or the one of the last release that says the same. */
function unpackedFile({ br, text = "", policy }: PackedFile, last?: SiteFile): SiteFile {
  const small = Buffer.from(br ?? text, br === undefined ? "utf8" : "base64");
  const lastSmall = last?.br ?? last?.read();
  if (last && lastSmall?.equals(small) && last.policy === policy) return last;
  return siteFile(small, br === undefined ? undefined : small, policy);
}

/** Reads what `packed` has written; throws for anything else. */
export function readPacked(text: string): PackedRelease {
  let read: Partial<PackedRelease & { format: unknown }> | null = null;
  try {
    read = JSON.parse(text);
  } catch {
    // The parser quotes the text, which is long and no help.
  }
  const { format, ...release } = read ?? {};
  if (format !== FORMAT || !Array.isArray(release.files))
    throw new Error("The release is incomplete or of another version");
  return release as PackedRelease;
}

/** Whether both hold the same text; one in the same small form needs no decompression. */
export function isSameText(one: SiteFile | undefined, other: SiteFile | undefined): boolean {
  if (!one || !other || one === other) return one === other;
  return (one.br && other.br?.equals(one.br)) || one.read().equals(other.read());
}

/** The addresses of pages that are not the same in both, new and removed ones too. */
export function changedPages({ files: now }: Release, { files: before }: Release): string[] {
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((name) => name.endsWith("index.html") && !isSameText(now.get(name), before.get(name)))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .toSorted();
}

/** A release with its files; what `last` says too is shared with it. */
export function unpacked({ files, ...rest }: PackedRelease, last?: Release): Release {
  const unpack = ([name, file]: [string, PackedFile]) =>
    [name, unpackedFile(file, last?.files.get(name))] as const;
  return { ...rest, files: new Map(files.map(unpack)) };
}
