/** What processes take, and how long guests wait meanwhile. */
import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { pagePaths } from "#app/paths/page-paths.ts";
import { readContents } from "#tests/support/content.ts";

/** Requests a second; one in ten is an enquiry, which is rendered for it. */
export const RATE = 50;

/** A process and all below it. */
export function processes(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
    );
    return [pid, ...children.flatMap((child) => processes(Number(child)))];
  } catch {
    return []; // it has ended
  }
}

/** The memory of a process, its share of what is shared included, in megabytes. */
export function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has ended
  }
}

/** The most that processes take together until `stop`, in megabytes. */
export function watchMemory(pids: () => number[]): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(
      most,
      pids().reduce((sum, pid) => sum + memoryOf(pid), 0),
    );
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Guests who do not wait for each other; `stop` gives how long each answer took, in milliseconds. */
export function steadyGuests(url: string): () => Promise<number[]> {
  const paths = pagePaths(readContents());
  const agent = new Agent({ keepAlive: true, maxSockets: RATE });
  const answers: Promise<number>[] = [];
  const ask = (path: string, start = performance.now()) =>
    new Promise<number>((resolve, reject) => {
      const options = { agent, headers: { "Accept-Encoding": "br" } };
      const request = get(url + path, options, (answer) => {
        if (answer.statusCode !== 200 && !path.endsWith("404"))
          reject(new Error(`${path} ${answer.statusCode}`));
        answer.resume().on("end", () => resolve(performance.now() - start));
      });
      // A connection may be given up while nobody asks: browsers then ask on another (RFC 9112, 9.3.1).
      request.on("error", (error) =>
        request.reusedSocket ? resolve(ask(path, start)) : reject(error),
      );
    });
  let turn = 0;
  const timer = setInterval(() => {
    turn++;
    const night = String(1 + (turn % 27)).padStart(2, "0");
    const path = paths[turn % paths.length] ?? "/";
    answers.push(ask(turn % 10 ? path : `/cerca_stanza?dal=2027-05-${night}&al=2027-06-04`));
  }, 1_000 / RATE);
  return async () => {
    clearInterval(timer);
    const times = await Promise.all(answers);
    agent.destroy();
    return times;
  };
}

/** What 99 of 100 waited at most, in milliseconds. */
export const p99 = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;
