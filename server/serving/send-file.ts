import type { Context } from "hono";
import { fileResponse, type StoredFile } from "./representations.ts";

type SendOptions = { status?: 200 | 404 | 405 | 500; headers?: Record<string, string> };

/** Sends a stored file. `headers` replace those headers of the file that have the same names. */
export function sendFile(
  context: Context,
  file: StoredFile,
  { status = 200, headers: replacingHeaders }: SendOptions = {},
): Response {
  const response = fileResponse(file, {
    acceptEncoding: context.req.header("Accept-Encoding"),
    ifNoneMatch: status === 200 ? context.req.header("If-None-Match") : undefined,
  });
  const headers = { ...response.headers, ...replacingHeaders };
  if (response.status === 304) return context.body(null, 304, headers);
  // The stored bytes are sent without a copy: copies would let guests fill the memory.
  return context.body(response.body as Uint8Array<ArrayBuffer>, status, headers);
}
