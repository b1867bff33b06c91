/** Whether a client has a body already. Weak comparison (RFC 9110, 13.1.2): a compressing proxy makes our tag weak. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(/,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)
  );
}
