/** Saves a posted photograph as a temporary file. */
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

/** How many bytes of a refused body are read: a browser shows no response before it has sent all. */
const MAX_SKIPPED_BYTES = 100_000_000;

/** The name of the form's file field. */
const FILE_FIELD = "foto";

/** Each form is in memory while it is parsed. */
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

/**
 * The fields of a form that lies in a file, with the photograph's hash as a part of the idempotency key; the path of the
 * photograph's temporary file, "" without one, and its name on the phone.
 */
async function parseForm(request: Request, folder: string) {
  const body = await readUploadForm(request, FILE_FIELD, MAX_FORM_BYTES);
  if ("errorStatus" in body) return body;
  const { fields, file } = body;
  // A form without a photograph sends a file without a name.
  if (file.name === "") return { fields, file: "", name: "" };
  if (file.size > MAX_PHOTOGRAPH_BYTES) return { errorStatus: 413 as const };
  const bytes = await file.bytes();
  const path = join(folder, "fotografia");
  await writeFile(path, bytes, { mode: 0o600 });
  fields.append(FILE_FIELD, hash("sha256", bytes));
  return { fields, file: path, name: file.name };
}

/** Writes the body to a file as it comes, so that a slow line keeps no other phone waiting. */
export async function receiveUpload(request: Request) {
  const folder = await mkdtemp(join(tmpdir(), "foto-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const form = join(folder, "modulo");
  try {
    await writeFile(form, boundedBody(request), { mode: 0o600 });
    const { url, method, headers } = request;
    const upload = await parseInTurn(async () =>
      parseForm(new Request(url, { method, headers, body: await openAsBlob(form) }), folder),
    );
    await rm(form);
    if (!("errorStatus" in upload)) return { ...upload, remove };
    await remove();
    return upload;
  } catch (error) {
    await remove();
    // A full disk is told as one; anything else is a line that broke.
    if (error instanceof Error && "syscall" in error) throw error;
    return { errorStatus: 400 as const };
  }
}

export type Upload = Exclude<Awaited<ReturnType<typeof receiveUpload>>, { errorStatus: number }>;
