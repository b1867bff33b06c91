/**
 * Reads a request for a file of the site without the general machinery: one whole GET as browsers
 * write it, to an address that stands in memory. Whatever else a connection says is not understood
 * here, on purpose, and goes the long way (`node:http`), which decides.
 */
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

/** The answer to a whole request in `chunk`; nothing when it is anything else. */
export type KnownRequests = (chunk: Buffer) => Representation | undefined;

/** Knows the files of a site; an address with a query may be a page that is filled in. */
export function knownRequests({ files }: Pick<Pages, "files">): KnownRequests {
  return (chunk) => {
    if (chunk.length > LONGEST) return undefined;
    const text = chunk.toString("latin1");
    if (!text.startsWith(START)) return undefined;
    const end = text.indexOf(VERSION, START.length);
    const file = files.get(text.slice(START.length, end));
    if (end < 0 || !file) return undefined;

    let hosts = 0;
    let acceptEncoding = "";
    let at = end + VERSION.length;
    for (;;) {
      FIELD.lastIndex = at;
      const [line = "", name = "", value = ""] = FIELD.exec(text) ?? [];
      if (line === "") break;
      at += line.length;
      const key = name.toLowerCase();
      if (key === "host") hosts++;
      else if (key === "accept-encoding") acceptEncoding += `${value},`;
      else if (DECIDED_ELSEWHERE.test(key) && !isOrdinary(key, value)) return undefined;
    }
    const isWhole = at === text.length - 2 && text.endsWith("\r\n\r\n");
    return isWhole && hosts === 1 ? representationFor(file, acceptEncoding) : undefined;
  };
}

/** Browsers say so with every request; it is what happens anyway. */
function isOrdinary(key: string, value: string): boolean {
  return key === "connection" && /^keep-alive[ \t]*$/i.test(value);
}
