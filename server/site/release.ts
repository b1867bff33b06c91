/** A release: all that the site says at one moment, whole, and never changed again. */
import type { AnswerName } from "#app/site/paths.ts";
import type { Language } from "#app/domain/languages.ts";
import type { Contents } from "#app/content/schemas.ts";
import type { Day } from "#app/domain/stay.ts";
import { promisify } from "node:util";
import { brotliDecompress, brotliDecompressSync } from "node:zlib";
import pMap from "p-map";
import type { AnswerTemplate } from "../answer-pages.ts";
import { encodeGzip, type Encodings } from "../encodings.ts";
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

export type SiteFile = { body: Buffer; encodings: Encodings; policy?: string | undefined };

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
  answers: Record<Language, Record<AnswerName, AnswerRecord>>;
};

/** Counted up when what follows is written otherwise. */
const FORMAT = 5;

type PackedFile = { br?: string; text?: string; policy?: string | undefined };

/** A release as its text holds it: what it was made from can be read without its pages. */
export type PackedRelease = Omit<Release, "files"> & { files: [name: string, PackedFile][] };

/** A release as one text. A file stands in it in its smallest form, which holds all of it; the other is made again in no time. */
export function packed({ files, ...rest }: Release): string {
  const small = [...files].map(([name, file]): [string, PackedFile] => {
    const { br } = file.encodings;
    const form = br ? { br: br.toString("base64") } : { text: file.body.toString() };
    return [name, { ...form, policy: file.policy }];
  });
  return JSON.stringify({ format: FORMAT, ...rest, files: small });
}

/** Which forms are made: whoever only renders or compares needs no gzip, and few of the files in full. */
type Forms = "all" | "brotli";

/** A file that is decompressed when its text is read first. */
function lazyFile(br: Buffer, policy: string | undefined): SiteFile {
  let body: Buffer | undefined;
  return {
    get body() {
      return (body ??= brotliDecompressSync(br));
    },
    encodings: { br },
    policy,
  };
}

async function unpackedFile(
  { br, text = "", policy }: PackedFile,
  forms: Forms,
  known?: SiteFile,
): Promise<SiteFile> {
  const small = Buffer.from(br ?? text, br === undefined ? "utf8" : "base64");
  const kept = known?.encodings.br ?? known?.body;
  if (known && kept?.equals(small) && known.policy === policy) return known;
  if (br === undefined) return { body: small, encodings: {}, policy };
  if (forms === "brotli") return lazyFile(small, policy);
  const body = await promisify(brotliDecompress)(small);
  return { body, encodings: { br: small, ...(await encodeGzip(body)) }, policy };
}

/** Files made larger at once: each takes memory for it that a server would never give back. */
const AT_ONCE = 4;

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
  const [br, otherBr] = [one.encodings.br, other.encodings.br];
  return (br && otherBr?.equals(br)) || one.body.equals(other.body);
}

/** The addresses of pages that are not the same in both, new and removed ones too. */
export function changedPages({ files: now }: Release, { files: before }: Release): string[] {
  return [...new Set([...now.keys(), ...before.keys()])]
    .filter((name) => name.endsWith("index.html") && !isSameText(now.get(name), before.get(name)))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`)
    .toSorted();
}

/** The release that `packed` has written; what `last` says too is shared with it. Throws for one of another version. */
export async function unpacked(
  text: string,
  { last, forms = "all" }: { last?: Release | undefined; forms?: Forms } = {},
): Promise<Release> {
  const { files, ...rest } = readPacked(text);
  const unpack = async ([name, file]: [string, PackedFile]) =>
    [name, await unpackedFile(file, forms, last?.files.get(name))] as const;
  return { ...rest, files: new Map(await pMap(files, unpack, { concurrency: AT_ONCE })) };
}
