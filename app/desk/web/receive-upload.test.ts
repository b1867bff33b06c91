import { expect, test } from "vitest";
import { receiveUpload } from "./receive-upload.ts";

const CONTENT_TYPE = "multipart/form-data; boundary=x";
const formBody = (text: string) =>
  `--x\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\n\r\n${text}\r\n--x--\r\n`;

/** An upload whose body the test sends in pieces. */
function upload(length: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = { "Content-Type": CONTENT_TYPE, "Content-Length": `${length}` };
  const init = { method: "POST", headers, body: readable, duplex: "half" };
  const received = receiveUpload(new Request("https://casa.example/banco/foto/nuova", init));
  const writer = writable.getWriter();
  return { received, send: (text: string) => writer.write(Buffer.from(text)), writer };
}

test("a photograph on a slow line delays no other upload", async () => {
  const text = formBody("second");
  const slow = upload(1_000);
  void slow.send("--x\r\n").catch(() => {});
  const other = upload(text.length);
  void other.send(text).then(() => other.writer.close());
  const body = await other.received;
  if ("errorStatus" in body) throw new Error(`${body.errorStatus}`);
  expect(await body.file.text()).toBe("second");
  void slow.writer.abort(new Error("the line broke"));
  expect(await slow.received).toEqual({ errorStatus: 400 });
});
