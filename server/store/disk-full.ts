/** What a disk that takes no more is called: by SQLite, by the system, by PostgreSQL. */
const FULL = new Set<unknown>([13, "ENOSPC", "EDQUOT", "53100"]);

/** Whether something failed because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode, cause } = Object(error) as Record<string, unknown>;
  return FULL.has(code) || FULL.has(errcode) || (cause !== undefined && isDiskFull(cause));
}
