/** A release: all that the site says at one moment, whole, and never changed again. */
import type { AnswerName } from "#app/site/paths.ts";
import type { SiteContent } from "#app/content/schemas.ts";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { AnswerTemplate } from "../answer-pages.ts";
import { encodeGzip, type Encodings } from "../encodings.ts";
import type { Days } from "./site-files.ts";

/** What a release is made from. */
export type Edition = {
  content: SiteContent;
  days: Days;
  /** The site's own address, which stands in its pages. */
  url: string;
  /** The moment it was made, in milliseconds. */
  made: number;
};

export type SiteFile = { body: Buffer; encodings: Encodings; policy?: string | undefined };

export type Release = Edition & {
  /** The build whose scripts and pictures its pages ask for. */
  build: string;
  /** Pages, their data and the small files beside them, by name: "about/index.html". */
  files: ReadonlyMap<string, SiteFile>;
  /** What its pages' scripts begin with, by address; named by their content, as all under /assets. */
  starts: ReadonlyMap<string, string>;
  /** What forms are answered with. */
  answers: Record<AnswerName, AnswerTemplate>;
};

/** Counted up when what follows is written otherwise. */
const FORMAT = 1;

type PackedFile = { br?: string; text?: string; policy?: string | undefined };

/** A release as one text. A file stands in it in its smallest form, which holds all of it; the other is made again in no time. */
export function packed({ files, starts, ...rest }: Release): string {
  const small = [...files].map(([name, { body, encodings, policy }]): [string, PackedFile] => {
    const { br } = encodings;
    return [name, { ...(br ? { br: br.toString("base64") } : { text: body.toString() }), policy }];
  });
  return JSON.stringify({ format: FORMAT, ...rest, starts: [...starts], files: small });
}

async function unpackedFile({ br, text = "", policy }: PackedFile): Promise<SiteFile> {
  if (br === undefined) return { body: Buffer.from(text), encodings: {}, policy };
  const small = Buffer.from(br, "base64");
  const body = await promisify(brotliDecompress)(small);
  return { body, encodings: { br: small, ...(await encodeGzip(body)) }, policy };
}

/** The release that `packed` has written; throws for one of another version. */
export async function unpacked(text: string): Promise<Release> {
  const { format, files, starts, ...rest } = JSON.parse(text);
  if (format !== FORMAT)
    throw new Error('The build is of another version: run "npm run build" first');
  const unpackedFiles = (files as [string, PackedFile][]).map(
    async ([name, file]) => [name, await unpackedFile(file)] as const,
  );
  return { ...rest, files: new Map(await Promise.all(unpackedFiles)), starts: new Map(starts) };
}
