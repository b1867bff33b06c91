import { hash } from "node:crypto";
import { MAX_PHOTOGRAPH_BYTES } from "../limits.ts";
import { createQueue } from "#server/system/one-at-a-time.ts";

const MAX_FORM_BYTES = MAX_PHOTOGRAPH_BYTES + 1_000_000;

/** A body that is too long is read up to this size, because a browser shows a refusal only after sending the whole body. */
const MAX_READ_BYTES = 100_000_000;

const FILE_FIELD = "foto";

/** One form is parsed at a time, because parsing copies its photograph in memory. */
const parseInTurn = createQueue();

/** Reads a body up to `MAX_READ_BYTES`. Keeps at most `MAX_FORM_BYTES` in memory, because a longer form is refused. */
async function readBody({ body }: Request) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_READ_BYTES) break;
    if (size <= MAX_FORM_BYTES) chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), size };
}

/** Adds the photograph's hash as a field, because the form's id is made from the fields. `file` is empty if none was sent. */
async function parseForm(bytes: Buffer<ArrayBuffer>, { headers }: Request) {
  const fields = new URLSearchParams();
  let file = new File([], "");
  for (const [name, value] of await new Response(bytes, { headers }).formData())
    if (typeof value === "string") fields.append(name, value);
    else if (name === FILE_FIELD) file = value;
  if (file.size > MAX_PHOTOGRAPH_BYTES) return { errorStatus: 413 as const };
  fields.append(FILE_FIELD, hash("sha256", await file.bytes()));
  return { fields, file };
}

/** Forms are parsed one at a time. A body is read before its turn, so that a slow connection delays no other phone. */
export async function receiveUpload(request: Request) {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? ""))
    return { errorStatus: 415 as const };
  try {
    const { bytes, size } = await readBody(request);
    if (size > MAX_FORM_BYTES) return { errorStatus: 413 as const };
    return await parseInTurn(() => parseForm(bytes, request));
  } catch {
    // The connection broke, or the body is no form.
    return { errorStatus: 400 as const };
  }
}

export type Upload = Exclude<Awaited<ReturnType<typeof receiveUpload>>, { errorStatus: number }>;
