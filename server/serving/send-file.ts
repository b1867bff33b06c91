import type { Context } from "hono";
import { matchesEtag } from "./etag.ts";
import { representationFor, type StoredFile } from "./representations.ts";

type SendOptions = { status?: 200 | 404 | 405 | 500; headers?: Record<string, string> };

/** Sends a file in an encoding that the client accepts, or 304 where the client has it; `headers` replace its own. */
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
  // The stored bytes are sent without a copy: copies would let guests fill the memory.
  return context.body(body as Uint8Array<ArrayBuffer>, status, { ...headers, ...own });
}
