import { expect, test } from "vitest";
import { changesBetween, digestOfChanges } from "./changes.ts";
import { withValue } from "./documents.ts";

const OPTIONS = { author: "anna", at: 5, published: {} };

test("the digest of shown changes ignores their order and differs for other changes", () => {
  const place = { file: "it/home", path: "title" };
  const afterOneChange = withValue({}, place, "Uno", OPTIONS);
  const afterBothChanges = withValue(
    afterOneChange,
    { file: "prices", path: "rates.elegant_room.base" },
    "90,00",
    OPTIONS,
  );
  const changes = changesBetween({}, afterBothChanges);
  expect(digestOfChanges(changes.toReversed())).toBe(digestOfChanges(changes));
  expect(digestOfChanges(changesBetween({}, afterOneChange))).not.toBe(digestOfChanges(changes));
  expect(changesBetween(afterOneChange, afterBothChanges)).toHaveLength(1);
});
