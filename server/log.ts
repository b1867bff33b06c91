/** What the server tells its keeper; never what a guest wrote, and never an address. */

/** A fault: its kind and where it happened. Its words are left out: a database's may quote a guest. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error}`;
  const cause = error.cause instanceof Error ? ` (${codeOf(error.cause)})` : "";
  const kind = `${error.name}: ${codeOf(error)}${cause}`;
  return error.name === "StoreUnavailable" ? kind : `${kind}${placesOf(error)}`;
}

/** Tells a fault. */
export function logFault(error: unknown): void {
  console.error(faultText(error));
}

/**
 * Where it happened. The trace begins with the error's words, however many lines they are, and a
 * line of them may look like a place: only the places of this trace's own end are told.
 */
function placesOf({ stack = "", message }: Error): string {
  const lines = stack.slice(stack.indexOf(message) + message.length).split("\n");
  const words = lines.findLastIndex((line) => !/^ {4}at /.test(line));
  return lines
    .slice(words + 1)
    .map((line) => `\n${line}`)
    .join("");
}

function codeOf(error: Error): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || error.name;
}
