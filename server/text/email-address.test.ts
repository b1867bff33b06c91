import { expect, test } from "vitest";
import { asciiEmail, isEmail } from "./email-address.ts";

test.each([
  ["anna@posta.example", true],
  ["a.b+c@sub.posta.example", true],
  ["anna@localhost", true], // browsers accept it in an email field
  ["anna", false],
  ["anna@", false],
  ["@posta.example", false],
  ["anna@posta..example", false],
  ["anna@posta.example\r\nBcc: x@y.zz", false],
  ["anna@posta.example\n", false],
  ["a@b, c@d", false],
  ["<a@b>", false],
  ["group: a@b;", false],
  ["", false],
  [`${"a".repeat(250)}@b.it`, false],
])("%j is an address: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ["info@müller.example", "info@xn--mller-kva.example"],
  ["Anna.Rossi@posta.example", "Anna.Rossi@posta.example"],
  ["müller@posta.example", "müller@posta.example"], // only the domain is converted
  ["info@mü\nller.example", "info@xn--mller-kva.example"], // no line end is left
  ["@", "@"],
])("%j is written %j for a mail server", (text, expected) => {
  expect(asciiEmail(text)).toBe(expected);
});
