import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorText, logError } from "./log.ts";
import { SettingsError } from "#server/settings/settings-error.ts";
import { StoreUnavailable } from "#server/store/database.ts";

let logText: string;

beforeEach(() => {
  logText = "";
  vi.spyOn(console, "error").mockImplementation(
    (...words) => void (logText += `${words.join(" ")}\n`),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ["one line", "anna@posta.example"],
  ["several lines", "wrong:\n  anna@posta.example\nC’è posto?"],
  ["lines that look like places", "wrong\n    at anna@posta.example (file:///a.ts:1:2)"],
  ["nothing", ""],
])("the log of an error with %s has only its kind and places", (_, words) => {
  const text = errorText(Object.assign(new TypeError(words), { code: "E1" }));
  expect(text).toMatch(/^TypeError: E1\n    at .*log\.test\.ts/);
  expect(text).not.toMatch(/anna|posto/);
});

test("the log shows our own sentences without a stack trace, and with the code of their cause", () => {
  expect(errorText(new SettingsError("PORT must be a number."))).toBe("PORT must be a number.");
  const cause = Object.assign(new Error("Anna"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  const storeError = new StoreUnavailable("The disk is full.", { cause });
  expect(errorText(storeError)).toBe("The disk is full. (ERR_SQLITE_ERROR 13)");
});

test("an error that all jobs meet at the same moment is logged once a minute", () => {
  vi.useFakeTimers();
  const logFullDisk = () => logError(new StoreUnavailable("The disk is full."));
  logFullDisk();
  vi.advanceTimersByTime(59_999);
  logFullDisk();
  expect(logText).toBe("The disk is full.\n");
  vi.advanceTimersByTime(1);
  logFullDisk();
  expect(logText).toBe("The disk is full.\n".repeat(2));
});

test("an error whose message was changed after its creation is logged without the message", () => {
  const error = new Error("Key (anna@posta.example)\nalready there");
  error.message = "other";
  logError(error);
  expect(logText).not.toContain("anna");
});

test.each([
  [{ cause: Object.assign(new Error("anna"), { code: "ENOSPC" }) }, "Error (ENOSPC)"],
  ["anna", "Fault: string"],
])("%o is logged as %s", (fault, expected) => {
  logError(typeof fault === "string" ? fault : new Error("x", fault));
  expect(logText).toContain(expected);
  expect(logText).not.toContain("anna");
});
