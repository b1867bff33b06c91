/** Does `work` for each of `all`, `size` at a time: a machine may open only so many files at once. */
export async function inPortions<T>(
  all: T[],
  size: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < all.length; start += size)
    await Promise.all(all.slice(start, start + size).map(work));
}
