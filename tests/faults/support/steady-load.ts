/**
 * Sends requests at a steady rate, whether or not earlier ones have been answered. Each request has a new
 * connection, as behind the web servers of deploy/; none is repeated.
 */
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { FORM_PATHS, thanksPath } from "#app/paths/paths.ts";
import { browserHeaders, formOf } from "./guest.ts";

type LoadOptions = { url: string; paths: string[]; perSecond: number; messagesPerSecond: number };

export type LoadResult = {
  answered: number;
  failed: string[];
  thanked: string[];
  /** The longest wait, in milliseconds. */
  slowest: number;
};

const REQUEST_TIMEOUT_MS = 20_000;

export function steadyLoad({ url, paths, perSecond, messagesPerSecond }: LoadOptions) {
  const agent = new Agent();
  const loadResult: LoadResult = { answered: 0, failed: [], thanked: [], slowest: 0 };
  const pendingWork = new Set<Promise<void>>();

  const send = async (path: string, form?: URLSearchParams) => {
    const sentAt = performance.now();
    const type = "application/x-www-form-urlencoded";
    const headers = form && { ...browserHeaders(), "Content-Type": type };
    const method = form ? "POST" : "GET";
    const sent = request(url + path, { agent, method, headers, timeout: REQUEST_TIMEOUT_MS });
    const { promise, resolve, reject } = Promise.withResolvers<number | string>();
    sent.on("timeout", () => sent.destroy(new Error("no answer")));
    sent.on("error", reject);
    sent.on("response", (answer) => {
      const { statusCode = 0, headers } = answer;
      const isThanksPage = headers.location?.startsWith(thanksPath(""));
      text(answer).then(() => resolve(isThanksPage ? "thanks" : statusCode), reject);
    });
    sent.end(form?.toString());
    const result = await promise.catch((error: Error) => error.message);
    loadResult.slowest = Math.max(loadResult.slowest, performance.now() - sentAt);
    if (result !== (form ? "thanks" : 200)) loadResult.failed.push(`${method} ${path}: ${result}`);
    loadResult.answered++;
    return result;
  };

  const track = (work: Promise<unknown>) => {
    const trackedWork = work.then(() => void pendingWork.delete(trackedWork));
    pendingWork.add(trackedWork);
  };
  let count = 0;
  let messageCount = 0;
  // The id of this run makes the texts unique, because equal messages count as one.
  const run = randomUUID();
  const startedAt = performance.now();
  const sendDue = () => {
    const seconds = (performance.now() - startedAt) / 1000;
    for (; count < seconds * perSecond; count++) track(send(paths[count % paths.length] ?? "/"));
    for (; messageCount < seconds * messagesPerSecond; messageCount++) {
      const words = `Messaggio ${messageCount} sotto carico ${run}`;
      track(
        send(FORM_PATHS.message, formOf(words)).then((outcome) => {
          if (outcome === "thanks") loadResult.thanked.push(words);
        }),
      );
    }
  };
  const timer = setInterval(sendDue, 5);

  return {
    async stop(): Promise<LoadResult> {
      clearInterval(timer);
      while (pendingWork.size > 0) await Promise.race([Promise.all(pendingWork), pause(100)]);
      agent.destroy();
      return loadResult;
    },
  };
}
