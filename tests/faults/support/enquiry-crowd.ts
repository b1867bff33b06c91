/** A crowd in a process of its own: one client with many connections asks until it is told to stop. */
import { once } from "node:events";
import { Agent } from "node:http";
import { type CrowdReport, ENQUIRIES, get } from "./enquiry-requests.ts";

const [url = "", kind = "", connections = ""] = process.argv.slice(2);
const addressOf = ENQUIRIES[kind as keyof typeof ENQUIRIES];
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses = new Set<number>();
let [turn, answers, bytes] = [0, 0, 0];
const over = new AbortController();

const client = async () => {
  while (!over.signal.aborted) {
    const { status, body } = await get(url + addressOf(turn++), agent, "2001:db8:1::1");
    statuses.add(status);
    answers++;
    bytes += body.length;
  }
};
const start = performance.now();
const clients = Array.from({ length: Number(connections) }, client);
process.send?.("begun");
await once(process, "message");
over.abort();
await Promise.all(clients);
const seconds = (performance.now() - start) / 1_000;
process.send?.({ answers, bytes, statuses: [...statuses], seconds } satisfies CrowdReport);
process.disconnect();
