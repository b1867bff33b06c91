/**
 * The router's requests for page data. The router asks with the whole address, whose query holds what
 * the guest chose: the request is sent without it, because a page is the same for all queries. Data
 * that was prefetched answers one request.
 */
import { dataPath } from "#app/paths/paths.ts";

const { fetch: networkFetch } = globalThis;

/** How long prefetched data may be used, in milliseconds. */
const MAX_PREFETCH_AGE = 300_000;

type Prefetch = { startedAt: number; response: Promise<Response>; isComplete: boolean };

const prefetches = new Map<string, Prefetch>();

function freshPrefetch(path: string): Prefetch | undefined {
  const prefetch = prefetches.get(path);
  return prefetch && performance.now() - prefetch.startedAt < MAX_PREFETCH_AGE
    ? prefetch
    : undefined;
}

/** Fetches a page's data; a failure is forgotten, and shows when the page is opened. */
export function prefetchData(page: string): void {
  const path = dataPath(page);
  if (freshPrefetch(path)) return;
  const response = networkFetch(path);
  const prefetch = { startedAt: performance.now(), response, isComplete: false };
  prefetches.set(path, prefetch);
  response
    .then(({ ok }) => {
      prefetch.isComplete = ok;
      if (!ok) prefetches.delete(path);
    })
    .catch(() => prefetches.delete(path));
}

export function isPrefetched(page: string): boolean {
  return freshPrefetch(dataPath(page))?.isComplete === true;
}

/** Puts the prefetched data and the request without a query between the router and the network. */
export function interceptDataRequests(): void {
  globalThis.fetch = (resource, options) => {
    if (!(resource instanceof URL) || !resource.pathname.endsWith(".data"))
      return networkFetch(resource, options);
    const prefetch = freshPrefetch(resource.pathname);
    prefetches.delete(resource.pathname);
    return prefetch?.response ?? networkFetch(resource.pathname, options);
  };
}
