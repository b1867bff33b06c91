/** The fields of a posted form: urlencoded and small, or refused. */

/** More than the longest message can need: 1500 letters of nine bytes each, and a name. */
export const MOST_BYTES = 16 * 1024;

/** The fields, or the status that refuses them. */
export type FormBody = { fields: URLSearchParams } | { refused: 400 | 413 | 415 };

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

/** Reads a form; what is too large is not read to its end. Bytes that are no text become "�". */
export async function readForm(request: Request): Promise<FormBody> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return { refused: 415 };
  if (Number(request.headers.get("Content-Length") ?? 0) > MOST_BYTES) return { refused: 413 };
  let body: Buffer | undefined = Buffer.alloc(0);
  try {
    if (request.body) body = await readUpTo(request.body, MOST_BYTES);
  } catch {
    // The guest broke off: nobody reads the answer, and it is no fault to tell the keeper of.
    return { refused: 400 };
  }
  return body ? { fields: new URLSearchParams(body.toString()) } : { refused: 413 };
}
