/** Collects garbage now: Node.js does it when a process needs memory, and a server at rest needs none. */
import { Session } from "node:inspector/promises";

export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
