/**
 * Reads a request for a file of the site without the general machinery: one whole GET as browsers
 * write it, to an address that stands in memory. Whatever else a connection says is not understood
 * here, on purpose, and goes the long way (`node:http`), which decides.
 */
import { FREE_NIGHTS } from "#app/site/paths.ts";
import type { Pages } from "./pages.ts";
import { type Representation, representationFor } from "./representations.ts";

/** What a browser asks in; longer is not read here. */
const LONGEST = 4_096;

const START = "GET ";
const VERSION = " HTTP/1.1\r\n";
/** One field (RFC 9112, 5): a name of token signs, a value without control signs. */
const FIELD = /([!#$%&'*+.^_`|~\dA-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)\r\n/y;

/** Fields that change which answer is right, or say that there is more to read. */
const DECIDED_ELSEWHERE =
  /^(connection|content-length|expect|if-.*|range|te|trailer|transfer-encoding|upgrade)$/i;

/**
 * What a block of fields says in Accept-Encoding, where it is a whole one that asks for nothing else;
 * nothing where somebody else decides.
 */
function acceptEncodingIn(block: string): string | undefined {
  let hosts = 0;
  let acceptEncoding = "";
  let at = 0;
  for (;;) {
    FIELD.lastIndex = at;
    const [line = "", name = "", value = ""] = FIELD.exec(block) ?? [];
    if (line === "") break;
    at += line.length;
    const key = name.toLowerCase();
    if (key === "host") hosts++;
    else if (key === "accept-encoding") acceptEncoding += `${value},`;
    else if (DECIDED_ELSEWHERE.test(key) && !isOrdinary(key, value)) return undefined;
  }
  return hosts === 1 && block.slice(at) === "\r\n" ? acceptEncoding : undefined;
}

/** Browsers say so with every request; it is what happens anyway. */
function isOrdinary(key: string, value: string): boolean {
  return key === "connection" && /^keep-alive[ \t]*$/i.test(value);
}

/** How many blocks are remembered: a browser says the same for each picture of a page. */
const MOST_BLOCKS = 200;

/** The answer to a whole request in `chunk`; nothing when it is anything else. */
export type KnownRequests = (chunk: Buffer) => Representation | undefined;

/** Knows the files of a site; an address with a query may be a page that is filled in. */
export function knownRequests({ files }: Pick<Pages, "files">): KnownRequests {
  const blocks = new Map<string, string | undefined>();
  const read = (block: string): string | undefined => {
    const accepted = blocks.get(block);
    if (accepted !== undefined || blocks.has(block)) return accepted;
    if (blocks.size >= MOST_BLOCKS) blocks.clear();
    const found = acceptEncodingIn(block);
    blocks.set(block, found);
    return found;
  };
  return (chunk) => {
    if (chunk.length > LONGEST) return undefined;
    const text = chunk.toString("latin1");
    if (!text.startsWith(START)) return undefined;
    const end = text.indexOf(VERSION, START.length);
    const path = end < 0 ? "" : text.slice(START.length, end);
    const file = files.get(path);
    // Which nights are free changes without a release: its file is for hosts of files.
    if (!file || path === FREE_NIGHTS) return undefined;
    const acceptEncoding = read(text.slice(end + VERSION.length));
    return acceptEncoding === undefined ? undefined : representationFor(file, acceptEncoding);
  };
}
