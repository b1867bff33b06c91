import type { AddressInfo, Server } from "node:net";
import { connect } from "node:net";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { createServer } from "./connections.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

async function listening(answer: string): Promise<number> {
  server = createServer({}, (_, response) => void setTimeout(() => response.end(answer), 5));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test("who asks a hundred times without waiting for an answer is let go", async () => {
  const socket = connect(await listening("x"), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(REQUEST.repeat(100));
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
});

test.each([
  ["twice", "Host: a\r\nHost: b\r\n"],
  ["twice the same", "Host: a\r\nhost: a\r\n"],
])("who names the host %s is refused", async (_, hosts) => {
  const socket = connect(await listening("x"), "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\n${hosts}\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  await once(socket, "close");
});

test("who asks one thing after the other is answered, as often as they like", async () => {
  const socket = connect(await listening("x"), "127.0.0.1");
  let answers = 0;
  for (; answers < 40; answers++) {
    socket.write(REQUEST);
    await once(socket, "data");
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
});
