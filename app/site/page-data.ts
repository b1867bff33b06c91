/**
 * How the router gets a page's data. It asks by the whole address, and what a guest has chosen stands
 * there behind the question mark: that is nobody's business but theirs, and a page is the same without
 * it. What was fetched ahead is given to it once, so that a press on a link asks for nothing.
 */
import { dataPath } from "./paths.ts";

const { fetch: ask } = globalThis;

/** How long what was fetched ahead is as good as asked for now, in milliseconds. */
const FRESH = 300_000;

type Ahead = { asked: number; answer: Promise<Response>; isHere: boolean };

const ahead = new Map<string, Ahead>();

function known(path: string): Ahead | undefined {
  const kept = ahead.get(path);
  return kept && performance.now() - kept.asked < FRESH ? kept : undefined;
}

/** Fetches the data of a page that may be opened next; a failure is found out when it is. */
export function fetchDataAhead(page: string): void {
  const path = dataPath(page);
  if (known(path)) return;
  const answer = ask(path);
  const fetched = { asked: performance.now(), answer, isHere: false };
  ahead.set(path, fetched);
  answer
    .then(({ ok }) => {
      fetched.isHere = ok;
      if (!ok) ahead.delete(path);
    })
    .catch(() => ahead.delete(path));
}

/** Whether a page's data has come. */
export function isFetched(page: string): boolean {
  return known(dataPath(page))?.isHere === true;
}

/** Stands between the router and the network from now on. */
export function answerRouter(): void {
  globalThis.fetch = (resource, options) => {
    if (!(resource instanceof URL) || !resource.pathname.endsWith(".data"))
      return ask(resource, options);
    const kept = known(resource.pathname);
    ahead.delete(resource.pathname);
    return kept?.answer ?? ask(resource.pathname, options);
  };
}
