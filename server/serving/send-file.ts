import type { Context } from "hono";
import { matchesEtag } from "./etag.ts";
import { representationFor, type StoredFile } from "./representations.ts";

type SendOptions = { status?: 200 | 404 | 405 | 500; headers?: Record<string, string> };

/** Sends a file in the form that the client reads; 304 where the client has it. `headers` stand in place of its own. */
export function sendFile(
  context: Context,
  file: StoredFile,
  { status = 200, headers: own }: SendOptions = {},
): Response {
  const acceptEncoding = context.req.header("Accept-Encoding") ?? "";
  const { body, headers, headersOf304, etag } = representationFor(file, acceptEncoding);
  const ifNoneMatch = context.req.header("If-None-Match");
  if (status === 200 && etag && matchesEtag(ifNoneMatch, etag))
    return context.body(null, 304, { ...headersOf304, ...own });
  // The stored bytes themselves: a copy for each answer is memory that a guest can ask for.
  return context.body(body as Uint8Array<ArrayBuffer>, status, { ...headers, ...own });
}
