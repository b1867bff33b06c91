/** The fields of a posted form: URL-encoded and small; or with one file, for the family alone. */

/** The largest form of a guest, in bytes; the longest valid one has 1500 letters of nine bytes, and a name. */
export const MAX_FORM_BYTES = 16 * 1024;

type FormBody = { fields: URLSearchParams } | { errorStatus: 400 | 413 | 415 };

/** The body; undefined where it is too large, and then the rest is not read. */
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

/** Reads a form. Invalid UTF-8 becomes "�". */
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

type UploadBody = { fields: URLSearchParams; file: File } | { errorStatus: 400 | 411 | 413 | 415 };

/** Reads a form with a file in the field `name`; the body is kept in memory, so Content-Length is required. */
export async function readUploadForm(
  request: Request,
  name: string,
  maxBytes: number,
): Promise<UploadBody> {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) return { errorStatus: 415 };
  const contentLength = request.headers.get("Content-Length");
  if (contentLength === null) return { errorStatus: 411 };
  if (Number(contentLength) > maxBytes) return { errorStatus: 413 };
  try {
    const fields = new URLSearchParams();
    let file = new File([], "");
    for (const [key, value] of await request.formData())
      if (typeof value === "string") fields.append(key, value);
      else if (key === name) file = value;
    return { fields, file };
  } catch {
    // The connection broke, or the body is no form.
    return { errorStatus: 400 };
  }
}
