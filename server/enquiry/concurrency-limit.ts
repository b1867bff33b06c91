/** Limits how much work runs at once for each client, so that many requests of one client delay only that client. */

/** Runs `work` when few enough requests of the client run; returns undefined if too many requests of the client wait. */
export type ConcurrencyLimit = <T>(
  client: string,
  work: () => Promise<T>,
) => Promise<T> | undefined;

type QueueLimits = { maxRunning: number; maxWaiting: number };

export function createConcurrencyLimit({ maxRunning, maxWaiting }: QueueLimits): ConcurrencyLimit {
  const queueByClient = new Map<string, { runningCount: number; waiting: (() => void)[] }>();
  return (client, work) => {
    const clientQueue = queueByClient.get(client) ?? { runningCount: 0, waiting: [] };
    if (clientQueue.waiting.length >= maxWaiting) return undefined;
    queueByClient.set(client, clientQueue);
    const runWork = () => {
      clientQueue.runningCount++;
      return work().finally(() => {
        clientQueue.runningCount--;
        const startNext = clientQueue.waiting.shift();
        if (startNext) startNext();
        else if (clientQueue.runningCount === 0) queueByClient.delete(client);
      });
    };
    if (clientQueue.runningCount < maxRunning) return runWork();
    return new Promise<void>((resolve) => clientQueue.waiting.push(resolve)).then(runWork);
  };
}
