import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { StoreUnavailable } from "./database.ts";
import { postgresDatabase } from "./postgres.ts";

/** A message of PostgreSQL's protocol: a letter, the length with itself, the body. */
function protocolMessage(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body, "latin1")]);
}

const OPENED = [protocolMessage("R", "\0\0\0\0"), protocolMessage("Z", "I")];
const ENDED = protocolMessage("E", "SFATAL\0C57P01\0Mterminating connection\0\0");

test("a database that ends a connection in the packet that opens it is away, and ends no server", async () => {
  const open = (socket: Socket) =>
    socket.once("data", () => socket.end(Buffer.concat([...OPENED, ENDED])));
  const server = createServer(open).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const database = await postgresDatabase(`postgres://casa@127.0.0.1:${port}/casa`);
  for (let turn = 0; turn < 3; turn++)
    await expect(database.transaction(async () => {})).rejects.toThrow(StoreUnavailable);
  await database.close();
  server.close();
});
