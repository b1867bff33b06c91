import { expect, test } from "vitest";
import { faultText } from "./log.ts";
import { StoreUnavailable } from "./store/database.ts";

test("a fault is told by its kind and its place, and none of its words", () => {
  const fault = new TypeError("Anna wrote:\nanna@posta.example\nat noon");
  const [kind, place] = faultText(fault).split("\n");
  expect(kind).toBe("TypeError: TypeError");
  expect(place).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(faultText(fault)).not.toMatch(/anna|noon/i);
});

test("a store that is away is told in a line, with what it was", () => {
  const cause = Object.assign(new Error("Anna"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  expect(faultText(new StoreUnavailable("The store cannot be written", { cause }))).toBe(
    "StoreUnavailable: StoreUnavailable (ERR_SQLITE_ERROR 13)",
  );
});

test("what is no fault at all is told by its type", () => {
  expect(faultText("anna@posta.example")).toBe("Fault: string");
});
