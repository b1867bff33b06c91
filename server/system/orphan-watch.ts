/** Notices the end of npm, because npm signals only its shell, and not every shell passes the signal on to us. */
import { readFileSync } from "node:fs";

const CHECK_INTERVAL_MS = 1_000;

function parentIdOf(pid: number): string | undefined {
  try {
    return /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

/** The ids of the shell and of npm; they change once one of the two has ended. */
const readParentIds = () => `${process.ppid} ${parentIdOf(process.ppid)}`;

/** Calls `onOrphan` when npm or its shell ends, so that the port does not stay taken. */
export function watchParents(onOrphan: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const parentsAtStart = readParentIds();
  setInterval(() => readParentIds() !== parentsAtStart && onOrphan(), CHECK_INTERVAL_MS).unref();
}
