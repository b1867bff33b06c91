import { expect, test } from "vitest";
import { isEmail } from "./email-address.ts";

test.each([
  ["anna@posta.example", true],
  ["a.b+c@sub.posta.example", true],
  ["anna@localhost", true], // browsers let it pass, so do we
  ["anna", false],
  ["anna@", false],
  ["@posta.example", false],
  ["anna@posta..example", false],
  ["anna@posta.example\r\nBcc: x@y.zz", false],
  ["anna@posta.example\n", false],
  ["a@b, c@d", false],
  ["<a@b>", false],
  [`${"a".repeat(250)}@b.it`, false],
])("%j is an address: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
