import { describe, expect, test } from "vitest";
import { isEmail } from "../email-address.ts";
import { addressReader, networkOf } from "./client-address.ts";
import { MOST_BYTES, readForm } from "./form-body.ts";
import { createLimit } from "./limits.ts";
import { comesFromUs } from "./same-site.ts";
import { issueToken, readToken } from "./token.ts";

test.each([
  [[], "203.0.113.7", "198.51.100.1", "203.0.113.7"], // nobody is trusted: the header is a stranger's word
  [["loopback"], "127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["loopback"], "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["loopback"], "127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"], // what a guest adds stands before
  [["loopback", "10.0.0.0/8"], "127.0.0.1", "198.51.100.1, 10.1.2.3", "198.51.100.1"],
  [["loopback"], "127.0.0.1", undefined, "127.0.0.1"],
  [["loopback"], "127.0.0.1", "unknown", "127.0.0.1"],
  [["loopback"], "::1", "2001:DB8::5", "2001:db8::5"],
  [["loopback"], "203.0.113.7", "127.0.0.1", "203.0.113.7"],
])("with %o trusted, %s forwarding «%s» is %s", (trusted, socket, forwarded, expected) => {
  expect(addressReader(trusted)(socket, forwarded)).toBe(expected);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
])("the network of %s is %s", (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});

describe("a limit", () => {
  let time = 0;
  const limit = () => createLimit({ most: 2, milliseconds: 1_000, now: () => time, networks: 3 });

  test("counts different things, and forgets them in time", () => {
    const { take } = limit();
    time = 0;
    expect(take("a", "1").ok).toBe(true);
    expect(take("a", "1").ok).toBe(true); // the same again
    time = 400;
    expect(take("a", "2").ok).toBe(true);
    expect(take("a", "3")).toEqual({ ok: false, retryAfter: 1 });
    expect(take("b", "3").ok).toBe(true);
    time = 999;
    expect(take("a", "3").ok).toBe(false);
    time = 1_000;
    expect(take("a", "3").ok).toBe(true);
  });

  test("gives back what led to nothing", () => {
    const { take, giveBack } = limit();
    take("a", "1");
    take("a", "2");
    giveBack("a", "2");
    expect(take("a", "3").ok).toBe(true);
  });

  test("remembers a bounded number of networks", () => {
    const { take } = limit();
    for (const who of ["a", "b", "c", "d"]) for (const what of ["1", "2"]) take(who, what);
    expect(take("a", "3").ok).toBe(true); // forgotten: the quietest of four
    expect(take("d", "3").ok).toBe(false);
  });
});

test("a token is read by who signed it, and by nobody else", () => {
  const token = issueToken("secret", 1_234);
  expect(readToken("secret", token)?.issued).toBe(1_234);
  expect(readToken("another", token)).toBeUndefined();
  expect(issueToken("secret", 1_234)).not.toBe(token);
  for (const forged of ["", "a.b.c", token.slice(1), `${token}a`, `${token}.x`, "x".repeat(10_000)])
    expect(readToken("secret", forged)).toBeUndefined();
});

test.each([
  [{ "Sec-Fetch-Site": "same-origin" }, true],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, true], // the browser's own word counts
  [{ "Sec-Fetch-Site": "cross-site", Origin: "https://casa.example" }, false],
  [{ "Sec-Fetch-Site": "same-site" }, false],
  [{ Origin: "https://casa.example" }, true],
  [{ Origin: "http://localhost:3000", Host: "localhost:3000" }, true],
  [{ Origin: "https://evil.example", Host: "casa.example" }, false],
  [{ Origin: "null" }, false],
  [{}, true],
] as [Record<string, string>, boolean][])("%o comes from us: %s", (headers, expected) => {
  expect(comesFromUs(new Headers(headers), "https://casa.example")).toBe(expected);
});

describe("a form's body", () => {
  const request = (body: BodyInit | null, type?: string, headers = {}) =>
    new Request("http://x/", {
      method: "POST",
      body,
      headers: { ...(type && { "Content-Type": type }), ...headers },
      ...(body instanceof ReadableStream && { duplex: "half" }),
    } as RequestInit);
  const FORM = "application/x-www-form-urlencoded";

  test.each([
    ["text/plain", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/json", 415],
    ["", 415],
  ])("of type «%s» is refused", async (type, refused) => {
    expect(await readForm(request("a=1", type))).toEqual({ refused });
  });

  test("is read up to its limit and not beyond", async () => {
    const most = "a".repeat(MOST_BYTES);
    expect(await readForm(request(most, FORM))).toHaveProperty("fields");
    expect(await readForm(request(`${most}a`, FORM))).toEqual({ refused: 413 });
  });

  test("without an end is left at its limit", async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull(controller) {
        given += 4096;
        controller.enqueue(new Uint8Array(4096));
      },
    });
    expect(await readForm(request(endless, FORM))).toEqual({ refused: 413 });
    expect(given).toBeLessThan(MOST_BYTES + 3 * 4096);
  });

  test("with bytes that are no text is still a form", async () => {
    const form = await readForm(
      request(Buffer.from("a=\xff\xfe&b=%ff", "latin1"), `${FORM}; charset=utf-8`),
    );
    expect("fields" in form && form.fields.get("b")).toBe("\ufffd");
  });
});

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
