/** Does `work` for each of `all`, `size` at a time: a machine may open only so many files at once. */
export async function inPortions<T>(
  all: Iterable<T>,
  size: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = Iterator.from(all);
  const worker = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: size }, worker));
}
