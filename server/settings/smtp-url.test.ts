import { expect, test } from "vitest";
import { parseSmtpUrl } from "./smtp-url.ts";

test.each([
  [
    "smtps://u:p%40ss@posta.example",
    { port: 465, encryption: "at once", auth: { user: "u", pass: "p@ss" } },
  ],
  [
    "smtps://info@bb.example:p§ %23 x@posta.example",
    { host: "posta.example", auth: { user: "info@bb.example", pass: "p§ # x" } },
  ],
  ["smtp://posta.example", { port: 587, encryption: "after STARTTLS" }],
  ["smtp://127.0.0.1:2525?tls=never", { host: "127.0.0.1", port: 2525, encryption: "never" }],
])("SMTP_URL %s is accepted", (url, expected) => {
  expect(parseSmtpUrl(url)).toMatchObject(expected);
});

test.each([
  "posta.example",
  "http://posta.example",
  "smtp://h?tls=maybe",
  "smtps://info@bb.example:12#34@smtps.host.example:465",
  "smtps://info@bb.example:12/34@smtps.host.example:465",
  "smtps://info@bb.example:12?34@smtps.host.example:465",
  "smtps://info:Pa%ss@mail.example",
  "smtps://:secret@mail.example",
])("SMTP_URL %s is refused, and the error repeats no password", (url) => {
  expect(() => parseSmtpUrl(url)).toThrow(/^SMTP_URL (?!.*(34|Pa|secret))/);
});
