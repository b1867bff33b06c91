// Pages are rendered once, by the build: waiting for all of a page keeps streaming scripts out of it.
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = renderToString(<ServerRouter context={context} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}
