/** The thread of read-aside.ts. */
import { parentPort, workerData } from "node:worker_threads";
import type { Task } from "./read-aside.ts";
import { readFeed } from "./read-feed.ts";

const { text, options } = workerData as Task;
parentPort?.postMessage(readFeed(text, options), []);
