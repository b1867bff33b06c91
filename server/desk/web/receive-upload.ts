/** Saves a posted photograph as a temporary file, for the worker process to read. */
import { hash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_PHOTOGRAPH_BYTES } from "#app/desk/limits.ts";
import { readUploadForm } from "#server/requests/form-body.ts";

/** The largest photograph with its form, in bytes. */
const MAX_FORM_BYTES = MAX_PHOTOGRAPH_BYTES + 1_000_000;

/** How many bytes of a refused body are read: a browser shows no response before it has sent all. */
const MAX_SKIPPED_BYTES = 100_000_000;

/** The name of the form's file field. */
const FILE_FIELD = "foto";

export type Upload = {
  /** The form's fields, with the photograph's hash as a part of the idempotency key. */
  fields: URLSearchParams;
  /** The path of the temporary file; "" without a photograph. */
  file: string;
  /** The photograph's name on the phone. */
  name: string;
  remove: () => Promise<void>;
};

/** The last upload: the next one waits for it, because each is in memory while it is read. */
let lastUpload: Promise<unknown> = Promise.resolve();

async function saveUpload(
  request: Request,
): Promise<Upload | { errorStatus: 400 | 411 | 413 | 415 }> {
  const body = await readUploadForm(request, FILE_FIELD, MAX_FORM_BYTES);
  if ("errorStatus" in body) return body;
  const { fields, file } = body;
  // A form without a photograph sends a file without a name.
  if (file.name === "") return { fields, file: "", name: "", remove: async () => {} };
  const bytes = await file.bytes();
  const folder = await mkdtemp(join(tmpdir(), "foto-"));
  const path = join(folder, "fotografia");
  await writeFile(path, bytes, { mode: 0o600 });
  fields.append(FILE_FIELD, hash("sha256", bytes));
  return {
    fields,
    file: path,
    name: file.name,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function skipBody({ body }: Request): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of body ?? []) if ((size += chunk.length) > MAX_SKIPPED_BYTES) return;
  } catch {
    // The connection broke.
  }
}

export async function receiveUpload(request: Request): ReturnType<typeof saveUpload> {
  const upload = lastUpload.then(() => saveUpload(request));
  lastUpload = upload.catch(() => {});
  const body = await upload;
  if ("errorStatus" in body && body.errorStatus === 413) await skipBody(request);
  return body;
}
