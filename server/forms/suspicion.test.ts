import { expect, test } from "vitest";
import { readContent } from "#tests/support/content.ts";
import { suspicionReasons } from "./suspicion.ts";

const WORDS = readContent("answers").suspicion;
const NOW = 1_000_000_000;
const BROWSER_HEADERS = { "Sec-Fetch-Site": "same-origin", "Accept-Language": "it" };
const MESSAGE = { name: "Anna", email: "anna@posta.example", message: "C’è posto?" };
const tokenAfter = (seconds: number) => ({ id: "x", issuedAt: NOW - seconds * 1000 });

test.each([
  ["an unhurried guest", {}],
  ["a guest whose browser fills in the form", { token: tokenAfter(0.5) }],
  ["a guest without scripts", { tokenText: "", token: undefined }],
  ["a page left open for weeks", { token: tokenAfter(3600 * 24 * 20) }],
  ["an old browser", { headers: new Headers({ "Accept-Language": "it" }) }],
  ["a guest whose page was opened under a clock that was ahead", { token: tokenAfter(-3600) }],
  ["two links", { contact: { ...MESSAGE, message: "www.a.it e http://b.it" } }],
  ["five links", { contact: { ...MESSAGE, message: "www.a.it ".repeat(5) } }],
])("the form does not suspect %s", (_, more) => {
  expect(suspicionReasons(evidenceOf(more), WORDS)).toBe("");
});

test.each([
  ["a filled trap", { honeypot: "x" }, WORDS.trap],
  ["a token of somebody else's", { token: undefined }, WORDS.forgedToken],
  [
    "no token and no browser",
    { tokenText: "", token: undefined, headers: new Headers() },
    WORDS.noBrowser,
  ],
  [
    "five links at once",
    { token: tokenAfter(1), contact: { ...MESSAGE, message: "www.a.it ".repeat(5) } },
    WORDS.fast,
  ],
  ["links in code", { contact: { ...MESSAGE, message: "[url=http://a.it]a[/url]" } }, WORDS.code],
  ["a link for a name", { contact: { ...MESSAGE, name: "www.a.it" } }, WORDS.linkAsName],
])("the form quarantines a message with %s", (_, more, why) => {
  expect(suspicionReasons(evidenceOf(more), WORDS)).toContain(why);
});

function evidenceOf(more: Partial<Parameters<typeof suspicionReasons>[0]>) {
  return {
    contact: MESSAGE,
    honeypot: "",
    tokenText: "token",
    token: tokenAfter(60),
    headers: new Headers(BROWSER_HEADERS),
    now: NOW,
    ...more,
  };
}
