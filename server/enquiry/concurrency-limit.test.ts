import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

function controlledWork() {
  const starts: string[] = [];
  const endByName = new Map<string, () => void>();
  const startWork = (name: string) => () => {
    starts.push(name);
    return new Promise<string>((resolve) => endByName.set(name, () => resolve(name)));
  };
  const endWork = async (name: string) => {
    endByName.get(name)?.();
    await nextTurn();
  };
  return { starts, begin: startWork, end: endWork };
}

test("a client runs two tasks at once, and no other client waits for them", async () => {
  const { starts, begin, end } = controlledWork();
  const runLimited = createConcurrencyLimit({ maxRunning: 2, maxWaiting: 10 });
  for (const name of ["a1", "a2", "a3", "a4"]) void runLimited("a", begin(name));
  void runLimited("b", begin("b1"));
  expect(starts).toEqual(["a1", "a2", "b1"]);
  await end("a2");
  await end("a1");
  expect(starts).toEqual(["a1", "a2", "b1", "a3", "a4"]);
});

test("a client with too many waiting tasks is refused at once, and may try again later", async () => {
  const { begin, end } = controlledWork();
  const runLimited = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 });
  const firstWork = runLimited("a", begin("a1"));
  void runLimited("a", begin("a2"));
  expect(runLimited("a", begin("a3"))).toBeUndefined();
  await end("a1");
  expect(await firstWork).toBe("a1");
  expect(runLimited("a", begin("a4"))).toBeDefined();
});

test("a task that fails gives its place to the next", async () => {
  const runLimited = createConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 });
  const failedWork = runLimited("a", () => Promise.reject(new Error("no")));
  const nextWork = runLimited("a", async () => "yes");
  await expect(failedWork).rejects.toThrow("no");
  expect(await nextWork).toBe("yes");
});
