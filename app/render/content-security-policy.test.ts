import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("a page may frame the map, and names frames once", () => {
  const policy = contentSecurityPolicy(["1"]);
  expect(policy.match(/frame-src [^;]*/g)).toEqual([
    expect.stringContaining("https://www.google.com"),
  ]);
});
