// Pages are rendered once for all guests; waiting for the whole page keeps React's streaming scripts out.
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** The renderer puts the site into each request under this key (server/site/site-build.ts). */
export { siteContext } from "./site/site-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerenderToNodeStream(
    <ServerRouter context={context} url={request.url} />,
    // Suspended parts are written in their place, not moved there by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await text(prelude), { status, headers });
}
