/** Limits the work in progress per client: many requests delay only their sender. */

type QueueLimits = { atOnce: number; waiting: number };

type ClientQueue = { running: number; waiting: (() => void)[] };

/** Runs `work` when the client has a free place; gives nothing where too much waits already. */
export type ConcurrencyLimit = <T>(
  client: string,
  work: () => Promise<T>,
) => Promise<T> | undefined;

export function createConcurrencyLimit({ atOnce, waiting }: QueueLimits): ConcurrencyLimit {
  const queues = new Map<string, ClientQueue>();
  return (client, work) => {
    const queue = queues.get(client) ?? { running: 0, waiting: [] };
    if (queue.waiting.length >= waiting) return undefined;
    queues.set(client, queue);
    const begin = () => {
      queue.running++;
      return work().finally(() => {
        queue.running--;
        const next = queue.waiting.shift();
        if (next) next();
        else if (queue.running === 0) queues.delete(client);
      });
    };
    if (queue.running < atOnce) return begin();
    return new Promise<void>((resolve) => queue.waiting.push(resolve)).then(begin);
  };
}
