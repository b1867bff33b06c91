import { parentPort, workerData } from "node:worker_threads";
import { parseFeed, type ParseTask } from "./parse-feed.ts";

const { text, options } = workerData as ParseTask;
parentPort?.postMessage(parseFeed(text, options), []);
