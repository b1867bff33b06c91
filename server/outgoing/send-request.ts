/** Sends requests only to public addresses and to test hosts. Checks every address of a host, and follows no redirect. */
import { lookup as lookUpName } from "node:dns/promises";
import { type IncomingMessage, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { FetchError } from "./fetch-error.ts";
import { isPublicAddress } from "./public-address.ts";
import { isTestUrl } from "./public-url.ts";

type ResolvedAddress = { address: string; family: number };

export type OutgoingOptions = {
  /** Only these hosts, which tests use, may be reached over plain HTTP and at private addresses. */
  testHosts: readonly string[];
  lookUp?: (host: string) => Promise<ResolvedAddress[]>;
  request?: typeof httpsRequest;
};

type OutgoingRequest = {
  headers: Record<string, string>;
  signal: AbortSignal;
};

const systemLookUp = (host: string): Promise<ResolvedAddress[]> => lookUpName(host, { all: true });

/** Returns a promise that rejects when the signal aborts. A race against it ends a DNS lookup, which has no signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Throws a `FetchError` if an address of the host is private. The returned lookup answers with
 * the checked addresses, so that a second DNS answer cannot replace these.
 */
async function checkedLookup(
  host: string,
  signal: AbortSignal,
  { lookUp = systemLookUp }: OutgoingOptions,
): Promise<NonNullable<RequestOptions["lookup"]>> {
  const addresses = await Promise.race([lookUp(host), rejectOnAbort(signal)]);
  const firstAddress = addresses.find(({ family }) => family === 4) ?? addresses[0];
  if (!firstAddress) throw new Error(`${host} has no address`);
  if (!addresses.every(({ address }) => isPublicAddress(address))) throw new FetchError("private");
  // `done` is called asynchronously, as by a real lookup. Otherwise a request could fail before it has listeners.
  return (_, options, done) =>
    void setImmediate(() => {
      if (options.all) done(null, addresses);
      else done(null, firstAddress.address, firstAddress.family);
    });
}

/** The caller must validate `url` before. Throws a `FetchError` if an address of the URL's host is private. */
export async function sendRequest(
  url: URL,
  { signal, headers }: OutgoingRequest,
  options: OutgoingOptions,
): Promise<IncomingMessage> {
  const isPlainHttp = url.protocol === "http:";
  const requestFunction = isPlainHttp ? httpRequest : (options.request ?? httpsRequest);
  const isTestHost = isTestUrl(url.href, options.testHosts);
  const lookup = isTestHost ? undefined : await checkedLookup(url.hostname, signal, options);
  signal.throwIfAborted();
  const responsePromise = new Promise<IncomingMessage>((resolve, reject) => {
    requestFunction(url, { headers, signal, agent: false, ...(lookup && { lookup }) })
      .on("response", resolve)
      // If the server changes the protocol, Node.js emits no response, and we have to close the socket.
      .on("upgrade", (_, socket) => {
        socket.destroy();
        reject(new Error("The server changed the protocol"));
      })
      .on("error", reject)
      .end();
  });
  return Promise.race([responsePromise, rejectOnAbort(signal)]);
}
