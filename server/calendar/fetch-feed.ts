/**
 * Fetches a feed. Its address was pasted by somebody, and leads where its owner likes: the line is
 * opened to an address that was looked up once and found to be public, redirects are followed by hand
 * and checked like the first, and nobody is listened to for long.
 */
import { lookup as lookUpName } from "node:dns/promises";
import { type IncomingMessage, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { AddressRefused, checkedAddress, isTestAddress } from "./feed-address.ts";
import { isPublicAddress } from "./global-address.ts";

/** The largest feed, in bytes; ten years of a full house are a tenth of it. */
const LARGEST = 2_000_000;

/** How long all of it may take, redirects included, in milliseconds. */
const PATIENCE = 10_000;

const MOST_REDIRECTS = 3;

/** No pause that a portal asks for is longer, in milliseconds. */
const LONGEST_PAUSE = 24 * 3_600_000;

/** Why nothing came; the number is the answer's. */
export type FetchFault =
  "address" | "private" | "away" | "slow" | "large" | "redirects" | "encoded" | `status ${number}`;

export type Fetched =
  | { text: string; etag?: string; modified?: string }
  | "as before"
  | { fault: FetchFault; retryAfter?: number };

export type Address = { address: string; family: number };

export type FetchOptions = {
  /** What came with the last reading that was believed. */
  etag?: string | undefined;
  modified?: string | undefined;
  /** Hosts of CALENDAR_TEST_HOSTS. */
  testHosts: readonly string[];
  siteUrl: string;
  /** For tests; else the system's, and Node's own. */
  lookUp?: (host: string) => Promise<Address[]>;
  request?: typeof httpsRequest;
  patience?: number;
};

class Fault extends Error {
  readonly fault: FetchFault;
  readonly retryAfter: number | undefined;
  constructor(fault: FetchFault, retryAfter?: number) {
    super(fault);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

const systems = (host: string): Promise<Address[]> => lookUpName(host, { all: true });

/** The one address that a line may be opened to; a name with one private address has none. */
async function publicAddress(host: string, { lookUp = systems }: FetchOptions): Promise<Address> {
  const all = await lookUp(host);
  const [first] = all;
  if (!first) throw new Fault("away");
  if (!all.every(({ address }) => isPublicAddress(address))) throw new Fault("private");
  return first;
}

/** Answers every look-up with what was checked: there is no second one that could say otherwise. */
function pinned({ address, family }: Address): NonNullable<RequestOptions["lookup"]> {
  return (_, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

function headersFor({ etag, modified, siteUrl }: FetchOptions): Record<string, string> {
  return {
    Accept: "text/calendar, text/plain;q=0.5",
    "Accept-Encoding": "identity",
    // Some portals answer nobody who does not say who he is.
    "User-Agent": `guesthouse-calendar/1.0 (+${siteUrl})`,
    ...(etag && { "If-None-Match": etag }),
    ...(modified && { "If-Modified-Since": modified }),
  };
}

async function ask(url: URL, signal: AbortSignal, options: FetchOptions): Promise<IncomingMessage> {
  const isPlain = url.protocol === "http:";
  const request = isPlain ? httpRequest : (options.request ?? httpsRequest);
  const isTest = isTestAddress(url.href, options.testHosts);
  const lookup = isTest ? undefined : pinned(await publicAddress(url.hostname, options));
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const headers = headersFor(options);
    request(url, { signal, headers, agent: false, ...(lookup && { lookup }) })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
}

/** The first answer that is no redirect. A test's host is one where the family wrote it, not where it leads. */
async function follow(first: URL, signal: AbortSignal, options: FetchOptions) {
  let url = first;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await ask(url, signal, hops === 0 ? options : { ...options, testHosts: [] });
    const { statusCode = 0, headers } = answer;
    if (![301, 302, 303, 307, 308].includes(statusCode)) return answer;
    answer.destroy();
    const next = headers.location ?? "";
    if (!URL.canParse(next, url.href)) throw new Fault("redirects");
    url = checkedAddress(new URL(next, url).href);
  }
  throw new Fault("redirects");
}

/** "120", or a day and an hour. */
function pauseOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return pause > 0 ? Math.min(pause, LONGEST_PAUSE) : undefined;
}

async function bodyOf(answer: IncomingMessage): Promise<string> {
  const { headers } = answer;
  if (Number(headers["content-length"]) > LARGEST) throw new Fault("large");
  const encoding = headers["content-encoding"];
  if (encoding && encoding !== "identity") throw new Fault("encoded");
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LARGEST) throw new Fault("large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

async function fetched(address: string, signal: AbortSignal, options: FetchOptions) {
  const isTest = isTestAddress(address, options.testHosts);
  const answer = await follow(isTest ? new URL(address) : checkedAddress(address), signal, options);
  try {
    const { statusCode = 0, headers } = answer;
    const isConditional = Boolean(options.etag ?? options.modified);
    if (statusCode === 304 && isConditional) return "as before";
    if (statusCode !== 200)
      throw new Fault(`status ${statusCode}`, pauseOf(headers["retry-after"]));
    const text = await bodyOf(answer);
    const { etag, "last-modified": modified } = headers;
    return { text, ...(etag && { etag }), ...(modified && { modified }) };
  } finally {
    answer.destroy();
  }
}

/** Fetches a feed; whatever goes wrong is a fault that names neither the address nor what was sent. */
export async function fetchFeed(address: string, options: FetchOptions): Promise<Fetched> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), options.patience ?? PATIENCE);
  const late = new Promise<never>((_, reject) => {
    // A look-up cannot be told to stop.
    end.signal.addEventListener("abort", () => reject(new Fault("slow")), { once: true });
  });
  try {
    return await Promise.race([fetched(address, end.signal, options), late]);
  } catch (error) {
    if (error instanceof Fault)
      return { fault: error.fault, ...(error.retryAfter && { retryAfter: error.retryAfter }) };
    if (error instanceof AddressRefused) return { fault: "address" };
    return { fault: end.signal.aborted ? "slow" : "away" };
  } finally {
    clearTimeout(timer);
    end.abort();
    late.catch(() => {});
  }
}
