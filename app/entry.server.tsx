// Pages are rendered once for all guests: waiting for all of a page keeps streaming scripts out of it.
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Who renders puts the site into each request by it (server/site/site-build.ts). */
export { siteContext } from "./site/loaded.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerenderToNodeStream(
    <ServerRouter context={context} url={request.url} />,
    // Every part stands in its place: none waits for a script to put it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await text(prelude), { status, headers });
}
