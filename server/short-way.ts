/**
 * The short way through the server: requests for files are answered from memory as they arrive. The
 * first thing on a connection that is no such request sends the connection, with all it has said,
 * the long way for good. Why: docs/decisions/010-files-go-a-short-way.md.
 */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { KnownRequests } from "./known-requests.ts";
import type { Representation } from "./representations.ts";

/** Up to here an answer is sent in one piece: that is faster than two. */
const ONE_PIECE = 65_536;

/** The parts of an answer as they are written; put together once a second, for the date in them. */
function partsOf(keepAlive: number): (answer: Representation) => Buffer[] {
  const known = new WeakMap<Representation, { second: number; parts: Buffer[] }>();
  return (answer) => {
    const second = Math.floor(Date.now() / 1000);
    const last = known.get(answer);
    if (last?.second === second) return last.parts;
    const date = new Date(second * 1000).toUTCString();
    const head = Buffer.from(
      `HTTP/1.1 200 OK\r\nDate: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAlive / 1000}\r\n${answer.head}\r\n`,
      "latin1",
    );
    const { body } = answer;
    const parts = body.length > ONE_PIECE ? [head, body] : [Buffer.concat([head, body])];
    known.set(answer, { second, parts });
    return parts;
  };
}

/** Puts the short way before a server's own; `silence` is how long a connection may say and take nothing, in milliseconds. */
export function addShortWay(server: Server, known: KnownRequests, silence: number): void {
  const longWay = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  const parts = partsOf(server.keepAliveTimeout);
  const here = new Set<Socket>();
  let isClosing = false;

  server.on("connection", (socket: Socket) => {
    const leave = () => here.delete(socket);
    const letGo = () => socket.destroy();
    const end = () => socket.end();
    const goOn = () => socket.resume();
    const handOver = (chunk: Buffer) => {
      leave();
      socket.setTimeout(0);
      socket.off("data", read).off("close", leave).off("timeout", letGo).off("error", letGo);
      socket.off("end", end).off("drain", goOn).pause();
      socket.unshift(chunk);
      for (const listener of longWay) listener.call(server, socket);
      socket.resume();
    };
    const read = (chunk: Buffer) => {
      const answer = isClosing ? undefined : known(chunk);
      if (!answer) return handOver(chunk);
      let isTaken = true;
      for (const part of parts(answer)) isTaken = socket.write(part);
      // Who does not read is not asked again: one answer waits at most, and it is no copy.
      if (!isTaken) socket.pause();
    };
    here.add(socket);
    socket.setTimeout(silence);
    socket.on("data", read).on("close", leave).on("timeout", letGo).on("error", letGo);
    socket.on("end", end).on("drain", goOn);
  });

  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    // Only called when the server is told to stop: whoever is being answered is let go after it.
    isClosing = true;
    for (const socket of here) if (socket.writableLength === 0) socket.end();
  };
}
