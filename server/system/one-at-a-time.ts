/** Returns a function that starts each task when the task before has ended or failed. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let lastWork: Promise<unknown> = Promise.resolve();
  return (work) => {
    const promise = lastWork.then(work);
    lastWork = promise.catch(() => {});
    return promise;
  };
}
