import { expect, test } from "vitest";
import { MAX_FORM_BYTES, readForm } from "./form-body.ts";

const postRequest = (body: ReadableStream) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const requestOptions = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://casa.example/messaggi", requestOptions);
};

test("the server stops reading a form without an end at its limit", async () => {
  let sentBytes = 0;
  const endlessStream = new ReadableStream({
    pull(controller) {
      sentBytes += 4096;
      controller.enqueue(new Uint8Array(4096));
    },
  });
  expect(await readForm(postRequest(endlessStream))).toEqual({ errorStatus: 413 });
  expect(sentBytes).toBeLessThan(MAX_FORM_BYTES + 3 * 4096);
});

test("a form that breaks off gives a refusal and no fault in the log", async () => {
  const brokenStream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("nome=Anna&mess"));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  expect(await readForm(postRequest(brokenStream))).toEqual({ errorStatus: 400 });
});
