/** A queue that runs works one after the other, also after a failed one; for works that take much memory. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let lastWork: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = lastWork.then(work);
    lastWork = result.catch(() => {});
    return result;
  };
}
