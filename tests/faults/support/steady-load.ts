/**
 * Guests who come at a steady rate, whether or not those before them have been answered. Each has a
 * connection of its own, as deploy/Caddyfile and deploy/nginx.conf make them; nothing is asked twice.
 */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { FORM_PATHS, thanksPath } from "#app/paths/paths.ts";
import { browserHeaders, letterOf } from "./guest.ts";

type LoadOptions = { url: string; paths: string[]; perSecond: number; messagesPerSecond: number };

export type LoadResult = {
  answered: number;
  failed: string[];
  /** The texts of the messages that were thanked for. */
  thanked: string[];
  /** The longest wait for an answer, in milliseconds. */
  slowest: number;
};

/** A guest gives up after so long, in milliseconds. */
const PATIENCE = 20_000;

/** Loads a server until the result is asked for. */
export function steadyLoad({ url, paths, perSecond, messagesPerSecond }: LoadOptions) {
  const agent = new Agent();
  const result: LoadResult = { answered: 0, failed: [], thanked: [], slowest: 0 };
  const pending = new Set<Promise<void>>();

  const ask = async (path: string, form?: URLSearchParams) => {
    const start = performance.now();
    const type = "application/x-www-form-urlencoded";
    const headers = form && { ...browserHeaders(), "Content-Type": type };
    const method = form ? "POST" : "GET";
    const sent = request(url + path, { agent, method, headers, timeout: PATIENCE });
    const { promise, resolve, reject } = Promise.withResolvers<number | string>();
    sent.on("timeout", () => sent.destroy(new Error("no answer")));
    sent.on("error", reject);
    sent.on("response", (answer) => {
      const { statusCode = 0, headers } = answer;
      const isThanks = headers.location?.startsWith(thanksPath(""));
      text(answer).then(() => resolve(isThanks ? "thanks" : statusCode), reject);
    });
    sent.end(form?.toString());
    const outcome = await promise.catch((error: Error) => error.message);
    result.slowest = Math.max(result.slowest, performance.now() - start);
    if (outcome !== (form ? "thanks" : 200)) result.failed.push(`${method} ${path}: ${outcome}`);
    result.answered++;
    return outcome;
  };

  const follow = (work: Promise<unknown>) => {
    const one = work.then(() => void pending.delete(one));
    pending.add(one);
  };
  let asked = 0;
  let written = 0;
  // A message that is sent once more counts as one.
  const run = randomUUID();
  const begin = performance.now();
  const tick = () => {
    const seconds = (performance.now() - begin) / 1000;
    for (; asked < seconds * perSecond; asked++) follow(ask(paths[asked % paths.length] ?? "/"));
    for (; written < seconds * messagesPerSecond; written++) {
      const words = `Messaggio ${written} sotto carico ${run}`;
      follow(
        ask(FORM_PATHS.message, letterOf(words)).then((outcome) => {
          if (outcome === "thanks") result.thanked.push(words);
        }),
      );
    }
  };
  const timer = setInterval(tick, 5);

  return {
    async stop(): Promise<LoadResult> {
      clearInterval(timer);
      while (pending.size > 0) await Promise.race([Promise.all(pending), pause(100)]);
      agent.destroy();
      return result;
    },
  };
}
