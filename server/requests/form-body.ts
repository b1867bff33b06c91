/** The longest valid message has 1500 characters, of up to nine bytes when URL-encoded; the other fields are short. */
export const MAX_FORM_BYTES = 16 * 1024;

type FormBody = { fields: URLSearchParams } | { errorStatus: 400 | 413 | 415 };

/** Returns undefined as soon as the body is too large; the rest of it is not read. */
async function readBody({ body }: Request, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let totalBytes = 0;
  for await (const chunk of body ?? []) {
    totalBytes += chunk.length;
    if (totalBytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<FormBody> {
  const mediaType = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/x-www-form-urlencoded") return { errorStatus: 415 };
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return { errorStatus: 413 };
  try {
    const bodyBytes = await readBody(request, maxBytes);
    return bodyBytes ? { fields: new URLSearchParams(bodyBytes.toString()) } : { errorStatus: 413 };
  } catch {
    // The client has disconnected, which is no fault to log.
    return { errorStatus: 400 };
  }
}
