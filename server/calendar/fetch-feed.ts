/** Fetches a calendar from a URL that somebody pasted. The URL of each redirect is checked like the pasted one. */
import type { IncomingMessage } from "node:http";
import { FetchError, type FetchFault } from "#server/outgoing/fetch-error.ts";
import { toOutgoingUrl } from "#server/outgoing/public-url.ts";
import { type OutgoingOptions, sendRequest } from "#server/outgoing/send-request.ts";
import type { FeedValidators } from "#server/store/feeds.ts";
import { DAY } from "#server/system/durations.ts";

/** Ten times the size of a calendar that is full for ten years. */
const MAX_FEED_BYTES = 2_000_000;

const FETCH_TIMEOUT_MS = 10_000;

const MAX_REDIRECTS = 3;

const MAX_RETRY_AFTER_MS = DAY;

type FetchResult =
  | ({ text: string } & FeedValidators)
  | "not modified"
  | { fault: FetchFault; retryAfter?: number | undefined };

/** `etag` and `lastModified` came with the version of the calendar that was accepted last. */
export type FetchOptions = OutgoingOptions & FeedValidators & { siteUrl: string; timeout?: number };

function requestHeadersFor({ etag, lastModified, siteUrl }: FetchOptions): Record<string, string> {
  return {
    Accept: "text/calendar, text/plain;q=0.5",
    "Accept-Encoding": "identity",
    // Some portals reject requests without a User-Agent.
    "User-Agent": `guesthouse-calendar/1.0 (+${siteUrl})`,
    ...(etag && { "If-None-Match": etag }),
    ...(lastModified && { "If-Modified-Since": lastModified }),
  };
}

/** Requests the URL and follows redirects. Only the first request may go to a test host, which may have a private address. */
async function followRedirects(pastedUrl: URL, signal: AbortSignal, options: FetchOptions) {
  const requestOptions = { headers: requestHeadersFor(options), signal };
  let url = pastedUrl;
  for (let redirectCount = 0; redirectCount <= MAX_REDIRECTS; redirectCount++) {
    const testHosts = redirectCount === 0 ? options.testHosts : [];
    const response = await sendRequest(url, requestOptions, { ...options, testHosts });
    const { statusCode = 0, headers } = response;
    if (![301, 302, 303, 307, 308].includes(statusCode)) return response;
    response.destroy();
    const redirectTarget = headers.location ?? "";
    if (!URL.canParse(redirectTarget, url.href)) throw new FetchError("redirects");
    url = toOutgoingUrl(new URL(redirectTarget, url).href, []);
  }
  throw new FetchError("redirects");
}

/** Parses seconds ("120") or a date. Returns the pause in milliseconds, which is at most `MAX_RETRY_AFTER_MS`. */
function parseRetryAfter(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const retryPause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return retryPause > 0 ? Math.min(retryPause, MAX_RETRY_AFTER_MS) : undefined;
}

async function readBody(response: IncomingMessage): Promise<string> {
  const { headers } = response;
  if (Number(headers["content-length"]) > MAX_FEED_BYTES) throw new FetchError("large");
  const encoding = headers["content-encoding"];
  if (encoding && encoding !== "identity") throw new FetchError("encoded");
  const chunks: Buffer[] = [];
  let totalBytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    totalBytes += chunk.length;
    if (totalBytes > MAX_FEED_BYTES) throw new FetchError("large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export async function fetchFeed(address: string, options: FetchOptions): Promise<FetchResult> {
  const signal = AbortSignal.timeout(options.timeout ?? FETCH_TIMEOUT_MS);
  let response: IncomingMessage | undefined;
  try {
    response = await followRedirects(toOutgoingUrl(address, options.testHosts), signal, options);
    const { statusCode = 0, headers } = response;
    const isConditional = Boolean(options.etag ?? options.lastModified);
    if (statusCode === 304 && isConditional) return "not modified";
    if (statusCode !== 200)
      throw new FetchError(`status ${statusCode}`, parseRetryAfter(headers["retry-after"]));
    const text = await readBody(response);
    return { text, etag: headers.etag, lastModified: headers["last-modified"] };
  } catch (error) {
    if (error instanceof FetchError) return { fault: error.fault, retryAfter: error.retryAfter };
    return { fault: signal.aborted ? "slow" : "away" };
  } finally {
    response?.destroy();
  }
}
