import { expect, test } from "vitest";
import { issueToken, readToken } from "./signed-tokens.ts";

test("a token can be read with its own secret and purpose alone", () => {
  const token = issueToken("secret", "form", 1_234);
  expect(readToken("secret", "form", token)?.issuedAt).toBe(1_234);
  expect(readToken("another", "form", token)).toBeUndefined();
  expect(readToken("secret", "challenge", token)).toBeUndefined();
  expect(issueToken("secret", "form", 1_234)).not.toBe(token);
  for (const forged of ["", "a.b.c", token.slice(1), `${token}a`, `${token}.x`, "x".repeat(10_000)])
    expect(readToken("secret", "form", forged)).toBeUndefined();
});
