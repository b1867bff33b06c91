import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { StoreUnavailable } from "./database.ts";
import { postgresDatabase } from "./postgres.ts";

let server: Server;
afterEach(() => {
  server.close();
  vi.restoreAllMocks();
});

/** A database that lets everybody in and then answers nothing. */
async function frozen(): Promise<string> {
  server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write("R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return `postgres://casa@127.0.0.1:${port}/casa`;
}

test("a database that does not answer makes a guest wait once, not twice", async () => {
  const patience = 53;
  const timers = vi.spyOn(globalThis, "setTimeout");
  const database = await postgresDatabase(await frozen(), patience);
  await expect(database.transaction(async () => {})).rejects.toThrow(StoreUnavailable);
  await database.close();
  expect(timers.mock.calls.filter(([, delay]) => delay === patience)).toHaveLength(1);
});
