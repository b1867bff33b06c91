import { expect, test } from "vitest";
import { withBuildLock } from "./current-build.ts";

test("of two builds in one folder the second begins when the first has ended", async () => {
  const events: string[] = [];
  const build = (name: string) =>
    withBuildLock(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      events.push(`${name} ends`);
    });
  await Promise.all([build("one"), build("other")]);
  const [first = ""] = events;
  const inTurn = ["one", "other"].flatMap((name) => [`${name} begins`, `${name} ends`]);
  const isOneFirst = first === "one begins";
  expect(events).toEqual(isOneFirst ? inTurn : [...inTurn.slice(2), ...inTurn.slice(0, 2)]);
  // Ten minutes, because `npm test` builds this folder at the same time, and this test waits for that build.
}, 600_000);
