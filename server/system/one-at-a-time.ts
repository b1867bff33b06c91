/** Runs works one after the other, for those that take much memory; a work that fails lets the next one begin. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let lastWork: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = lastWork.then(work);
    lastWork = result.catch(() => {});
    return result;
  };
}
