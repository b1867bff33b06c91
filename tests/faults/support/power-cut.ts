/** Rebuilds what a disk would hold had the power gone at a moment of a recorded run. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

type Step =
  | { kind: "write"; file: string; offset: number; data: Buffer }
  | { kind: "truncate"; file: string; size: number }
  | { kind: "sync"; file: string }
  | { kind: "remove"; file: string }
  /** Bytes that left for a guest. */
  | { kind: "said"; text: string };

const REMOVAL = /unlink\("((?:\\x[\da-f]{2})*)"/;
const CALL = /(pwrite64|write|writev|fsync|fdatasync|ftruncate)\(\d+<([^>]*)>(.*)$/;

function unescaped(hex: string): Buffer {
  return Buffer.from(hex.replaceAll("\\x", ""), "hex");
}

/** A path as strace writes it with -xx: letter by letter. */
function pathOf(text: string): string {
  return text.includes("\\x") ? unescaped(text).toString() : text;
}

function stepOf(line: string, folder: string): Step | undefined {
  const removed = REMOVAL.exec(line)?.[1];
  if (removed) return { kind: "remove", file: unescaped(removed).toString() };
  const [, call, where = "", rest = ""] = CALL.exec(line) ?? [];
  const file = pathOf(where);
  const text = [...rest.matchAll(/"((?:\\x[\da-f]{2})*)"/g)].map(([, hex]) => hex).join("");
  const isOurs = file.startsWith(`${folder}/`) && !file.endsWith("-shm");
  if (!isOurs)
    return /^(TCP|socket)/.test(file)
      ? { kind: "said", text: unescaped(text).toString("latin1") }
      : undefined;
  if (call === "fsync" || call === "fdatasync") return { kind: "sync", file };
  if (call === "ftruncate")
    return { kind: "truncate", file, size: Number(/, (\d+)/.exec(rest)?.[1]) };
  const offset = Number(/, \d+, (\d+)(?:\)| <)/.exec(rest)?.[1] ?? 0);
  return { kind: "write", file, offset, data: unescaped(text) };
}

/** The writes to a folder, the syncs, and what was said to guests, in order. */
export function readTrace(trace: string, folder: string): Step[] {
  return trace.split("\n").flatMap((line) => stepOf(line, folder) ?? []);
}

function applied(content: Buffer, step: Step): Buffer {
  if (step.kind === "truncate")
    return Buffer.concat([content, Buffer.alloc(step.size)]).subarray(0, step.size);
  if (step.kind !== "write") return content;
  const grown = Buffer.alloc(Math.max(content.length, step.offset + step.data.length));
  content.copy(grown);
  step.data.copy(grown, step.offset);
  return grown;
}

function writeFiles(files: Map<string, Buffer>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of files) writeFileSync(join(folder, basename(file)), content);
}

/**
 * For each of `words`, writes the files as they surely were when it was first said, into the folder
 * `folderOf` names: what was not synced by then is gone.
 */
export function cutAt(steps: Step[], words: string[], folderOf: (word: string) => string): void {
  const left = new Set(words);
  const pending = new Map<string, Step[]>();
  const durable = new Map<string, Buffer>();
  for (const step of steps) {
    if (step.kind === "said") {
      for (const word of left) {
        if (!step.text.includes(word)) continue;
        writeFiles(durable, folderOf(word));
        left.delete(word);
      }
    } else if (step.kind === "remove") {
      // The store syncs the folder after it removes its journal.
      pending.delete(step.file);
      durable.delete(step.file);
    } else if (step.kind === "sync") {
      const waiting = pending.get(step.file) ?? [];
      durable.set(step.file, waiting.reduce(applied, durable.get(step.file) ?? Buffer.alloc(0)));
      pending.delete(step.file);
    } else pending.set(step.file, [...(pending.get(step.file) ?? []), step]);
  }
}
