import { expect, test } from "vitest";
import { parseSmtpUrl } from "./smtp-url.ts";

test.each([
  [
    "smtps://u:p%40ss@posta.example",
    { port: 465, encryption: "at once", auth: { user: "u", pass: "p@ss" } },
  ],
  ["smtp://posta.example", { port: 587, encryption: "after STARTTLS" }],
  ["smtp://127.0.0.1:2525?tls=never", { host: "127.0.0.1", port: 2525, encryption: "never" }],
])("SMTP_URL %s is understood", (url, expected) => {
  expect(parseSmtpUrl(url)).toMatchObject(expected);
});

test.each(["posta.example", "http://posta.example", "smtp://h?tls=maybe"])(
  "SMTP_URL %s is refused, and no password is repeated",
  (url) => {
    expect(() => parseSmtpUrl(url)).toThrow("SMTP_URL");
  },
);
