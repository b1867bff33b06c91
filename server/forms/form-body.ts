/** The fields of a posted form: URL-encoded and small. */

/** Above the longest valid form, in bytes: 1500 letters of nine bytes each, and a name. */
export const MAX_BYTES = 16 * 1024;

type FormBody = { fields: URLSearchParams } | { errorStatus: 400 | 413 | 415 };

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > most) {
      void reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
}

/** Reads a form; a body that is too large is read no further. Invalid UTF-8 becomes "�". */
export async function readForm(request: Request): Promise<FormBody> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return { errorStatus: 415 };
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BYTES) return { errorStatus: 413 };
  let body: Buffer | undefined = Buffer.alloc(0);
  try {
    if (request.body) body = await readUpTo(request.body, MAX_BYTES);
  } catch {
    // The client has disconnected: nobody reads the response, and it is no fault to log.
    return { errorStatus: 400 };
  }
  return body ? { fields: new URLSearchParams(body.toString()) } : { errorStatus: 413 };
}
