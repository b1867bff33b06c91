/** What the server tells its keeper; never what a guest wrote, and never an address. */

/** A fault: its kind and where it happened. Its words are left out: a database's may quote a guest. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error}`;
  const cause = error.cause instanceof Error ? ` (${codeOf(error.cause)})` : "";
  const kind = `${error.name}: ${codeOf(error)}${cause}`;
  if (error.name === "StoreUnavailable") return kind;
  // The words stand above the places, on as many lines as they have.
  const places = error.stack?.split("\n").filter((line) => /^ {4}at /.test(line)) ?? [];
  return [kind, ...places].join("\n");
}

/** Tells a fault. */
export function logFault(error: unknown): void {
  console.error(faultText(error));
}

function codeOf(error: Error): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || error.name;
}
