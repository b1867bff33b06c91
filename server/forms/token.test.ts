import { expect, test } from "vitest";
import { issueToken, readToken } from "./token.ts";

test("a token is read by who signed it, and by nobody else", () => {
  const token = issueToken("secret", 1_234);
  expect(readToken("secret", token)?.issuedAt).toBe(1_234);
  expect(readToken("another", token)).toBeUndefined();
  expect(issueToken("secret", 1_234)).not.toBe(token);
  for (const forged of ["", "a.b.c", token.slice(1), `${token}a`, `${token}.x`, "x".repeat(10_000)])
    expect(readToken("secret", forged)).toBeUndefined();
});
