/** Compared weakly (RFC 9110, 13.1.2): a proxy that compresses makes our tag a weak one. */
export function isKnownTag(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return (
    known.trim() === "*" || known.split(/,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)
  );
}
