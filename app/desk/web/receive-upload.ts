/** Receives a posted photograph. */
import { hash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_PHOTOGRAPH_BYTES } from "../limits.ts";
import { createQueue } from "#server/system/one-at-a-time.ts";
import { readUploadForm } from "#server/requests/form-body.ts";

/** The largest photograph with its form, in bytes. */
const MAX_FORM_BYTES = MAX_PHOTOGRAPH_BYTES + 1_000_000;

/** How many bytes of a refused body are read: a browser shows the response only after it has sent the whole body. */
const MAX_SKIPPED_BYTES = 100_000_000;

/** The name of the form's file field. */
const FILE_FIELD = "foto";

/** One form is parsed at a time, because a form is in memory meanwhile. */
const parseInTurn = createQueue();

/** The body as far as a form may be long; the rest is read and dropped. */
async function* boundedBody({ body }: Request): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_SKIPPED_BYTES) return;
    if (size <= MAX_FORM_BYTES) yield chunk;
  }
}

/** The fields, with the photograph's hash as a part of the idempotency key, and the photograph; its name is "" without one. */
async function parseForm(request: Request) {
  const body = await readUploadForm(request, FILE_FIELD, MAX_FORM_BYTES);
  if ("errorStatus" in body) return body;
  const { fields, file } = body;
  if (file.size > MAX_PHOTOGRAPH_BYTES) return { errorStatus: 413 as const };
  fields.append(FILE_FIELD, hash("sha256", await file.bytes()));
  return { fields, file };
}

/** Writes the body to a file as it arrives, and parses it afterwards: a slow connection delays no other phone. */
export async function receiveUpload(request: Request) {
  const folder = await mkdtemp(join(tmpdir(), "foto-"));
  const form = join(folder, "modulo");
  try {
    await writeFile(form, boundedBody(request), { mode: 0o600 });
    const { url, method, headers } = request;
    return await parseInTurn(async () =>
      parseForm(new Request(url, { method, headers, body: await openAsBlob(form) })),
    );
  } catch (error) {
    // An error of the file system, such as a full disk, is reported; any other is a broken connection.
    if (error instanceof Error && "syscall" in error) throw error;
    return { errorStatus: 400 as const };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export type Upload = Exclude<Awaited<ReturnType<typeof receiveUpload>>, { errorStatus: number }>;
