/** Results in the order of the items; an item that fails fails the whole. */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items].entries();
  const results: Result[] = [];
  const workNext = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, workNext));
  return results;
}
