import { describe, expect, test } from "vitest";
import { MAX_FORM_BYTES, readForm } from "./form-body.ts";

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
  ])("of type «%s» is refused", async (type, errorStatus) => {
    expect(await readForm(request("a=1", type))).toEqual({ errorStatus });
  });

  test("is read up to its limit and not beyond", async () => {
    const most = "a".repeat(MAX_FORM_BYTES);
    expect(await readForm(request(most, FORM))).toHaveProperty("fields");
    expect(await readForm(request(`${most}a`, FORM))).toEqual({ errorStatus: 413 });
  });

  test("without an end is left at its limit", async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 4096;
        controller.enqueue(new Uint8Array(4096));
      },
    });
    expect(await readForm(request(endless, FORM))).toEqual({ errorStatus: 413 });
    expect(chunks).toBeLessThan(MAX_FORM_BYTES + 3 * 4096);
  });

  test("with bytes that are no text is still a form", async () => {
    const form = await readForm(
      request(Buffer.from("a=\xff\xfe&b=%ff", "latin1"), `${FORM}; charset=utf-8`),
    );
    expect("fields" in form && form.fields.get("b")).toBe("\ufffd");
  });
});

test("a form that a guest breaks off is refused without a fault", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("nome=Anna&mess"));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const options = { method: "POST", headers, body, duplex: "half" };
  const request = new Request("http://casa.example/messaggi", options);
  expect(await readForm(request)).toEqual({ errorStatus: 400 });
});
