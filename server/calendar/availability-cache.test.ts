import { expect, test } from "vitest";
import { createAvailabilityCache } from "./availability-cache.ts";

const ROOMS = () => ["elegant_room"];
let reads = 0;

const reader = (answer: () => Promise<unknown>, now = () => 0) =>
  createAvailabilityCache({
    database: {
      read: <T>() => {
        reads++;
        return answer() as Promise<T>;
      },
    },
    rooms: ROOMS,
    now,
  });

test.each([
  ["does not answer", () => new Promise(() => {})],
  ["fails", () => Promise.reject(new Error("away"))],
  ["knows nothing", () => Promise.resolve(undefined)],
])("a page says nothing of nights where the store %s", async (_, answer) => {
  expect(await reader(answer).readSoon()).toBeUndefined();
});

test("the store is asked once for all who ask in half a second, and at once when it is back", async () => {
  let now = 1_000;
  let isAway = false;
  const availability = { rooms: {} };
  const { read, readSoon } = reader(
    () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(availability)),
    () => now,
  );
  reads = 0;
  const answers = await Promise.all([read(), readSoon(), read()]);
  expect(answers).toEqual([availability, availability, availability]);
  expect(reads).toBe(1);
  now += 500;
  isAway = true;
  await expect(read()).rejects.toThrow("away");
  isAway = false;
  expect(await readSoon()).toBe(availability);
  expect(reads).toBe(3);
});
