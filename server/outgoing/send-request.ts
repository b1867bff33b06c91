/**
 * Sends a request to a URL that somebody gave. To keep requests out of private networks the host name is
 * resolved once and its addresses are checked. Redirects are not followed.
 */
import { lookup as lookUpName } from "node:dns/promises";
import { type IncomingMessage, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isPublicAddress } from "./public-address.ts";
import { isTestUrl } from "./public-url.ts";

export class PrivateAddressError extends Error {
  override name = "PrivateAddress";
}

type ResolvedAddress = { address: string; family: number };

export type OutgoingOptions = {
  /** Hosts that are reached over plain HTTP and at private addresses. */
  testHosts: readonly string[];
  /** The DNS lookup, which tests replace. */
  lookUp?: (host: string) => Promise<ResolvedAddress[]>;
  request?: typeof httpsRequest;
};

type OutgoingRequest = {
  headers: Record<string, string>;
  /** The signal that aborts the request and the reading of its response. */
  signal: AbortSignal;
};

const systemLookUp = (host: string): Promise<ResolvedAddress[]> => lookUpName(host, { all: true });

/** A promise that rejects at the abort, because a DNS lookup cannot be aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Resolves a name and checks its addresses; a name with any private one is refused. Gives a lookup
 * with them, so that a second DNS answer cannot replace them; Node tries one after the other.
 */
async function checkedLookup(
  host: string,
  signal: AbortSignal,
  { lookUp = systemLookUp }: OutgoingOptions,
): Promise<NonNullable<RequestOptions["lookup"]>> {
  const addresses = await Promise.race([lookUp(host), abortOf(signal)]);
  const firstAddress = addresses.find(({ family }) => family === 4) ?? addresses[0];
  if (!firstAddress) throw new Error(`${host} has no address`);
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    throw new PrivateAddressError(host);
  // The callback is called later, as by a real lookup: an unreachable address fails before listeners are added.
  return (_, options, done) =>
    void setImmediate(() => {
      if (options.all) done(null, addresses);
      else done(null, firstAddress.address, firstAddress.family);
    });
}

/** The response to a request for a validated URL; throws a `PrivateAddressError`. */
export async function sendRequest(
  url: URL,
  { signal, ...rest }: OutgoingRequest,
  options: OutgoingOptions,
): Promise<IncomingMessage> {
  const isPlainHttp = url.protocol === "http:";
  const requestFunction = isPlainHttp ? httpRequest : (options.request ?? httpsRequest);
  const isTestHost = isTestUrl(url.href, options.testHosts);
  const lookup = isTestHost ? undefined : await checkedLookup(url.hostname, signal, options);
  signal.throwIfAborted();
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    requestFunction(url, { ...rest, signal, agent: false, ...(lookup && { lookup }) })
      .on("response", resolve)
      // A server that changes the protocol sends no response and leaves its socket to us.
      .on("upgrade", (_, socket) => {
        socket.destroy();
        reject(new Error("The server changed the protocol"));
      })
      .on("error", reject)
      .end();
  });
  return Promise.race([response, abortOf(signal)]);
}
