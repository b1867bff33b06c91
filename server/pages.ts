/** The built site in memory, each file with its smaller forms, answered by its exact address. */
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ENCODED, readEncodings } from "./encodings.ts";
import { inPortions } from "./portions.ts";
import { storedFile, type StoredFile } from "./representations.ts";

/** Files by address; pages without a slash at their end. */
export type Pages = {
  files: Map<string, StoredFile>;
  notFound: StoredFile;
  /** The pages for unknown addresses below a folder that has its own: "/home2". */
  notFoundBelow?: Map<string, StoredFile>;
};

function addressOf(file: string): string {
  return `/${file}`.replace(/\/?index\.html$/, "") || "/";
}

/** Files read at once: some machines let a process open a few hundred, the store and guests included. */
const AT_ONCE = 64;

/** Reads a built site into memory. */
export async function loadPages(client: string): Promise<Pages> {
  const names = await Array.fromAsync(glob(["**/*.*", ".well-known/*"], { cwd: client }));
  const files = new Map<string, StoredFile>();
  await inPortions(names, AT_ONCE, async (name) => {
    if (ENCODED.test(name)) return;
    const file = join(client, name);
    const body = await readFile(file);
    const encoded = await readEncodings(file, body);
    files.set(addressOf(name), await storedFile(`/${name}`, body, encoded));
  });
  const notFound = files.get("/404.html");
  if (!notFound) throw new Error(`${client} holds no 404.html: run "npm run build" first`);
  const notFoundBelow = new Map<string, StoredFile>();
  for (const [address, file] of files) {
    if (!address.endsWith("/404.html")) continue;
    notFoundBelow.set(address.replace("/404.html", ""), file);
    files.delete(address);
  }
  return { files, notFound, notFoundBelow };
}
