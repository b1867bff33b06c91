/** The log; it contains nothing that a guest wrote, and no address. */

/** The kind and place of an error, without its message: a database may quote a guest in it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error}`;
  // Our own sentence about a setting, for the operator.
  if (error.name === "SettingsError") return error.message;
  const cause = error.cause instanceof Error ? ` (${errorCodeOf(error.cause)})` : "";
  const kind = `${error.name}: ${errorCodeOf(error)}${cause}`;
  return error.name === "StoreUnavailable" ? kind : `${kind}${stackOf(error)}`;
}

export function logError(error: unknown): void {
  console.error(errorText(error));
}

/**
 * The stack without the message. The message may have many lines, and one of them may look like a
 * stack frame: only the frames at the end are used.
 */
function stackOf({ stack = "", message }: Error): string {
  const lines = stack.slice(stack.indexOf(message) + message.length).split("\n");
  const words = lines.findLastIndex((line) => !/^ {4}at /.test(line));
  return lines
    .slice(words + 1)
    .map((line) => `\n${line}`)
    .join("");
}

function errorCodeOf(error: Error): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || error.name;
}
