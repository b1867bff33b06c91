/** The log contains nothing that a guest wrote, and no e-mail address. */
import { MINUTE } from "./durations.ts";

/** Leaves out the message, in which a database may quote a guest. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error}`;
  const cause = error.cause instanceof Error ? ` (${errorCodeOf(error.cause)})` : "";
  // Messages of these two errors are our own sentences, so they are safe to log.
  if (/^(SettingsError|StoreUnavailable)$/.test(error.name)) return error.message + cause;
  return `${error.name}: ${errorCodeOf(error)}${cause}${stackOf(error)}`;
}

let lastLine = { text: "", at: 0 };

/** Logs a text once a minute at most, because several jobs report the same fault of a disk. */
export function logLine(text: string): void {
  if (text === lastLine.text && Math.abs(Date.now() - lastLine.at) < MINUTE) return;
  lastLine = { text, at: Date.now() };
  console.error(text);
}

export function logError(error: unknown): void {
  logLine(errorText(error));
}

/** A line of the message may look like a stack frame, so only the frames at the end count. */
function stackOf({ stack = "", message }: Error): string {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length);
  const frames = /(\n {4}at .*)*$/.exec(afterMessage)![0];
  // Node's own frames differ from one time to the next, which would make a repeated error look new.
  return frames.replaceAll(/\n.*node:internal\/.*/g, "");
}

function errorCodeOf(error: Error): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || error.name;
}
