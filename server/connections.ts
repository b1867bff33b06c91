/** Connections as the server bears them: who asks and does not read, or sends letter by letter, is let go. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
} from "node:http";
import type { Server, Socket } from "node:net";
import type { KnownRequests } from "./known-requests.ts";
import { addShortWay } from "./short-way.ts";

/** A request has to be whole in this time, in milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
};

/** How long a connection may take nothing of its answer, in milliseconds. */
const SILENCE = 30_000;

/** Requests that may wait for their answers on one connection; browsers send one at a time. */
const MOST_WAITING = 12;

/** Two names for one site (RFC 9112, 3.2): a server in front may have believed the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length > 1;
}

/** Like `node:http`'s, with our limits; what it knows is answered the short way. */
export function createServer(
  options: ServerOptions,
  listener: RequestListener,
  known?: KnownRequests,
): Server {
  const waiting = new WeakMap<Socket, number>();
  const server = createHttpServer({ ...options, ...LIMITS }, (request, response) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST_WAITING) return void socket.destroy();
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (hasTwoHosts(request)) return void response.writeHead(400, { Connection: "close" }).end();
    listener(request, response);
  });
  server.timeout = SILENCE;
  if (known) addShortWay(server, known, SILENCE);
  return server;
}
