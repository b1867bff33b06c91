/** Notices when npm ends. npm sends a signal only to its shell, and not every shell passes the signal on to our process. */
import { readFileSync } from "node:fs";

const CHECK_INTERVAL_MS = 1_000;

function parentIdOf(pid: number): string | undefined {
  try {
    return /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

/** Returns the process ids of the shell and of npm. The ids change when one of the two ends. */
const readParentIds = () => `${process.ppid} ${parentIdOf(process.ppid)}`;

/** Calls `onOrphan` when npm or its shell ends: otherwise this process would go on running and hold the port. */
export function watchParents(onOrphan: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const parentsAtStart = readParentIds();
  setInterval(() => readParentIds() !== parentsAtStart && onOrphan(), CHECK_INTERVAL_MS).unref();
}
