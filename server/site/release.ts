/** A release: all that the site says at one moment, whole, and never changed again. */
import type { AnswerName } from "#app/site/paths.ts";
import type { Language } from "#app/domain/languages.ts";
import type { Contents } from "#app/content/schemas.ts";
import type { Day } from "#app/domain/stay.ts";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import pMap from "p-map";
import type { AnswerTemplate } from "../answer-pages.ts";
import { encodeGzip, type Encodings } from "../encodings.ts";
import type { Days } from "./site-files.ts";

/** Each page's own script, under the name that its content gives it: it stands for good. */
export const START = "assets/start-";

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

export type Release = Edition & {
  /** The build whose scripts and pictures its pages ask for. */
  build: string;
  /** Pages, what wakes them, their data and the small files beside them, by name: "about/index.html". */
  files: ReadonlyMap<string, SiteFile>;
  /** What forms are answered with. */
  answers: Record<Language, Record<AnswerName, AnswerTemplate>>;
};

/** Counted up when what follows is written otherwise. */
const FORMAT = 4;

type PackedFile = { br?: string; text?: string; policy?: string | undefined };

/** A release as one text. A file stands in it in its smallest form, which holds all of it; the other is made again in no time. */
export function packed({ files, ...rest }: Release): string {
  const small = [...files].map(([name, { body, encodings, policy }]): [string, PackedFile] => {
    const { br } = encodings;
    return [name, { ...(br ? { br: br.toString("base64") } : { text: body.toString() }), policy }];
  });
  return JSON.stringify({ format: FORMAT, ...rest, files: small });
}

async function unpackedFile(
  { br, text = "", policy }: PackedFile,
  known?: SiteFile,
): Promise<SiteFile> {
  const small = Buffer.from(br ?? text, br === undefined ? "utf8" : "base64");
  const kept = known?.encodings.br ?? known?.body;
  if (known && kept?.equals(small) && known.policy === policy) return known;
  if (br === undefined) return { body: small, encodings: {}, policy };
  const body = await promisify(brotliDecompress)(small);
  return { body, encodings: { br: small, ...(await encodeGzip(body)) }, policy };
}

/** Files made larger at once: each takes memory for it that a server would never give back. */
const AT_ONCE = 4;

/** The release that `packed` has written; what `last` says too is shared with it. Throws for one of another version. */
export async function unpacked(text: string, last?: Release): Promise<Release> {
  const { format, files, ...rest } = JSON.parse(text);
  if (format !== FORMAT)
    throw new Error('The build is of another version: run "npm run build" first');
  const unpack = async ([name, file]: [string, PackedFile]) =>
    [name, await unpackedFile(file, last?.files.get(name))] as const;
  return { ...rest, files: new Map(await pMap(files, unpack, { concurrency: AT_ONCE })) };
}
