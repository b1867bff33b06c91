/** The processor time that a process has used, all its threads together, in milliseconds (Linux). */
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Ticks a second: a constant of the system's interface (proc(5)). */
const TICKS = 100;

export function processorTime({ pid }: ChildProcess): number {
  // The name, in brackets, may hold blanks; user and system time are the 12th and 13th field after it.
  const [, fields = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return ((user + system) * 1_000) / TICKS;
}
