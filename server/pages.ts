/** The built site in memory, each file with its smaller forms, answered by its exact address. */
import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { ENCODED, encode, type Encodings, readEncodings } from "./encodings.ts";
import { inPortions } from "./portions.ts";

export type StoredFile = {
  body: Buffer;
  encoded: Encodings;
  /** None for what is kept for good: nobody asks for it twice. */
  etag?: string;
  headers: Record<string, string>;
};

/** Files by address; pages without a slash at their end. */
export type Pages = {
  files: Map<string, StoredFile>;
  notFound: StoredFile;
  /** The pages for unknown addresses below a folder that has its own: "/home2". */
  notFoundBelow?: Map<string, StoredFile>;
};

const TYPES: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** Files whose name changes with their content. */
export const FOR_GOOD = /^\/(assets|pictures)\//;

function fingerprintOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
}

/** A file ready to be sent; `address` tells its type and how long it may be kept. */
export async function storedFile(
  address: string,
  body: Buffer,
  encoded?: Encodings,
): Promise<StoredFile> {
  const type = TYPES[address.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const isPage = address.endsWith(".html");
  return {
    body,
    encoded: encoded ?? (await encode(address, body)),
    ...(!FOR_GOOD.test(address) && { etag: fingerprintOf(body) }),
    headers: {
      "Content-Type": type,
      "Cache-Control": FOR_GOOD.test(address)
        ? "max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate",
      // Written for programs that read it on purpose; nobody should land on it from a search.
      ...(address === "/llms.txt" && { "X-Robots-Tag": "noindex" }),
      ...(isPage && { "Content-Security-Policy": contentSecurityPolicy(body.toString()) }),
    },
  };
}

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
