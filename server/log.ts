/** What the server tells its keeper; never what a guest wrote, and never an address. */

/** A fault: its kind and where it happened. The words of a database's error may quote a guest. */
export function logFault(error: unknown): void {
  if (!(error instanceof Error)) return console.error("Fault:", typeof error);
  const cause = error.cause instanceof Error ? ` (${codeOf(error.cause)})` : "";
  console.error(`${error.name}: ${codeOf(error)}${cause}`);
  if (error.name !== "StoreUnavailable") console.error(error.stack?.replace(/^.*\n/, ""));
}

function codeOf(error: Error): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || error.name;
}
