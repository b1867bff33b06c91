/** A queue that runs tasks one after the other, also after a failed task. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let lastWork: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = lastWork.then(work);
    lastWork = result.catch(() => {});
    return result;
  };
}
