/**
 * The HTTP server. Files are sent from memory with headers that were written when they were read; the
 * app answers everything else. Why: docs/decisions/020-node-reads-the-requests.md.
 */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { matchesEtag } from "./etag.ts";
import { type Representation, representationFor, type StoredFile } from "./representations.ts";

/** Up to this size, in bytes, a connection takes a body at once. */
const ONE_WRITE = 65_536;

/** Times in milliseconds. A request has to be whole in `requestTimeout`. */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
};

/** How long a connection may send nothing and read nothing of its answer, in milliseconds. */
const IDLE_TIMEOUT = 30_000;

/** Connections at once; each further one is closed before it costs memory. */
const MAX_CONNECTIONS = 1_000;

/** Pipelined requests that may wait for their answers on one connection; browsers send one at a time. */
const MAX_PIPELINED = 16;

/** A name or an IPv4 address with its port; hosts written in another way are the app's to judge. */
const PLAIN_HOST = /^[a-z\d._-]+(:\d{1,4})?$/i;

/** Two names for one site (RFC 9112, 3.2): a server in front may have believed the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** A file from memory, or 304 where the client has it already. */
function sendFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { etag, rawHeaders, rawHeadersOf304, body } = representation;
  const isFresh = etag !== undefined && matchesEtag(headers["if-none-match"], etag);
  if (isFresh) return void response.writeHead(304, rawHeadersOf304).end();
  response.writeHead(200, rawHeaders);
  if (body.length <= ONE_WRITE) return void response.end(body);
  // A closing server cuts connections whose response has ended, though its bytes still wait.
  response.write(body, () => response.end());
}

type Handlers = {
  /** The file at an address as it was asked for, where nothing but the file can be the answer. */
  fileAt: (url: string) => StoredFile | undefined;
  app: RequestListener;
};

/** A connection's requests that have no whole answer yet. */
type Pipeline = { waiting: number; last: ServerResponse };

/** A server that does not listen yet. */
export function createServer({ fileAt, app }: Handlers): Server {
  const pipelines = new WeakMap<Socket, Pipeline>();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = "", headers } = request;
    if (hasTwoHosts(request)) return void response.writeHead(400, { Connection: "close" }).end();
    const file = method === "GET" || method === "HEAD" ? fileAt(url) : undefined;
    if (!file || !PLAIN_HOST.test(headers.host ?? "")) return app(request, response);
    const acceptEncoding = String(headers["accept-encoding"] ?? "");
    sendFile(request, response, representationFor(file, acceptEncoding));
  };

  const server = createHttpServer(OPTIONS, (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket) ?? { waiting: 0, last: response };
    pipelines.set(socket, pipeline);
    // One read of a socket can hold thousands of requests, and each is an object until it is answered.
    if (pipeline.waiting >= MAX_PIPELINED) return void socket.destroy();
    const { last } = pipeline;
    pipeline.last = response;
    pipeline.waiting++;
    response.once("close", () => pipeline.waiting--);
    // One answer at a time: who does not read has no others made.
    if (pipeline.waiting === 1) answer(request, response);
    else last.once("close", () => answer(request, response));
  });
  server.timeout = IDLE_TIMEOUT;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
