/** Many requests of one client delay only that client. */

/** Undefined if too many of the client's requests wait already. */
export type ConcurrencyLimit = <T>(
  client: string,
  work: () => Promise<T>,
) => Promise<T> | undefined;

type QueueLimits = { maxRunning: number; maxWaiting: number };

export function createConcurrencyLimit({ maxRunning, maxWaiting }: QueueLimits): ConcurrencyLimit {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>();
  return (client, work) => {
    const clientQueue = queues.get(client) ?? { running: 0, waiting: [] };
    if (clientQueue.waiting.length >= maxWaiting) return undefined;
    queues.set(client, clientQueue);
    const runWork = () => {
      clientQueue.running++;
      return work().finally(() => {
        clientQueue.running--;
        const startNext = clientQueue.waiting.shift();
        if (startNext) startNext();
        else if (clientQueue.running === 0) queues.delete(client);
      });
    };
    if (clientQueue.running < maxRunning) return runWork();
    return new Promise<void>((resolve) => clientQueue.waiting.push(resolve)).then(runWork);
  };
}
