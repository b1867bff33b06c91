/** Whether whoever started us is still there. */
import { readFileSync } from "node:fs";

/** The parent of a process; nothing where the system does not tell in files, or the process has gone. */
function parentOf(process_: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${process_}/status`, "utf8");
    return /^PPid:\t(\d+)/m.exec(status)?.[1];
  } catch {
    return undefined;
  }
}

/** Our parent, a shell, and its own: npm. Changes when one of them is gone. */
export function parents(): string {
  return [process.ppid, parentOf(process.ppid)].join(" ");
}
