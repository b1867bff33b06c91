/**
 * Whether a client's If-None-Match names our ETag. Weak comparison (RFC 9110, 13.1.2), because a
 * compressing proxy makes our tag weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(/,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)
  );
}
