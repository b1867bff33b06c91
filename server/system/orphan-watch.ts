/** Detects the end of npm, which signals its shell; not every shell passes the signal on to this process. */
import { readFileSync } from "node:fs";

/** How often the parent processes are checked, in milliseconds. */
const CHECK_INTERVAL = 1_000;

/** The parent of a process; nothing without /proc, or when the process has ended. */
function parentOf(pid: number): string | undefined {
  try {
    return /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

/** The process ids of the shell and of npm; they change once one of the two has ended. */
const parentProcesses = () => `${process.ppid} ${parentOf(process.ppid)}`;

/** Calls `onOrphan` when npm or its shell ends, so that the port does not stay taken. */
export function watchParents(onOrphan: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const parentsAtStart = parentProcesses();
  setInterval(() => parentProcesses() !== parentsAtStart && onOrphan(), CHECK_INTERVAL).unref();
}
