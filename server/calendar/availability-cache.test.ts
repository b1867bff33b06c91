import { expect, test } from "vitest";
import { createAvailabilityCache } from "./availability-cache.ts";

let readCount = 0;

const cacheOf = (answer: () => Promise<unknown>, now = () => 0) =>
  createAvailabilityCache({
    database: {
      read: <T>() => {
        readCount++;
        return answer() as Promise<T>;
      },
    },
    readSlugs: () => ["elegant_room"],
    now,
  });

test.each([
  ["does not answer", () => new Promise(() => {})],
  ["fails", () => Promise.reject(new Error("away"))],
  ["knows nothing", () => Promise.resolve(undefined)],
])("a page says nothing about nights where the store %s", async (_, answer) => {
  expect(await cacheOf(answer).readWithTimeout()).toBeUndefined();
});

test("one query of the store answers all reads of half a second, and a failed one is repeated at once", async () => {
  let now = 1_000;
  let isStoreAway = false;
  const availability = { rooms: {} };
  const { read, readWithTimeout } = cacheOf(
    () => (isStoreAway ? Promise.reject(new Error("away")) : Promise.resolve(availability)),
    () => now,
  );
  readCount = 0;
  const readings = await Promise.all([read(), readWithTimeout(), read()]);
  expect(readings).toEqual([availability, availability, availability]);
  expect(readCount).toBe(1);
  now += 500;
  isStoreAway = true;
  await expect(read()).rejects.toThrow("away");
  isStoreAway = false;
  expect(await readWithTimeout()).toBe(availability);
  expect(readCount).toBe(3);
});
