/** The log contains nothing that a guest wrote, and no e-mail address. */
import { MINUTE } from "./durations.ts";

/** Leaves out the error's message, because a message of the database may contain what a guest has written. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `Fault: ${typeof error}`;
  const causeText = error.cause instanceof Error ? ` (${errorCodeOf(error.cause)})` : "";
  // Messages of these two errors are our own sentences, so they are safe to log.
  if (/^(SettingsError|StoreUnavailable)$/.test(error.name)) return error.message + causeText;
  return `${error.name}: ${errorCodeOf(error)}${causeText}${framesOf(error)}`;
}

let lastLine = { text: "", at: 0 };

/** Logs the same text at most once a minute, because several jobs report the same fault of a disk. */
export function logLine(text: string): void {
  if (text === lastLine.text && Math.abs(Date.now() - lastLine.at) < MINUTE) return;
  lastLine = { text, at: Date.now() };
  console.error(text);
}

export function logError(error: unknown): void {
  logLine(errorText(error));
}

/** Returns only the frames at the end, because a line of the error's message may look like a stack frame. */
function framesOf({ stack = "", message }: Error): string {
  const stackAfterMessage = stack.slice(stack.indexOf(message) + message.length);
  const frames = /(\n {4}at .*)*$/.exec(stackAfterMessage)![0];
  // Node's own frames differ from one time to the next, which would make a repeated error look new.
  return frames.replaceAll(/\n.*node:internal\/.*/g, "");
}

function errorCodeOf(error: Error): string {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return [code, errcode].filter((part) => part !== undefined).join(" ") || error.name;
}
