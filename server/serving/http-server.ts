/** The HTTP server sends files from memory with prepared headers; the app handles all other requests (docs/decisions/020). */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { fileResponse, type StoredFile } from "./representations.ts";

/** For a larger body, `end()` is called only when all bytes are written: server.close() cuts off ended responses. */
const MAX_SINGLE_WRITE_BYTES = 65_536;

/** A request's body must arrive within this time; a photograph that the family uploads, within `UPLOAD_TIMEOUT_MS`. */
const BODY_TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 600_000;

/** Timeouts are in milliseconds; `requestTimeout` is for a whole request. */
const SERVER_OPTIONS = {
  // Makes Node join several Host headers with commas, so that we can refuse them below. By default Node takes the first.
  joinDuplicateHeaders: true,
  headersTimeout: 10_000,
  requestTimeout: UPLOAD_TIMEOUT_MS,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
};

/** If a client neither sends nor reads for this long, its connection is closed, unless we are making a response for it. */
const IDLE_TIMEOUT_MS = 30_000;

/** Connections beyond this number are closed. At 200 a second, so many wait in systemd's socket while we start (10 s). */
const MAX_CONNECTIONS = 2_000;

/** A connection with more waiting requests is closed. Browsers wait for each response before they send a request. */
const MAX_PIPELINED_REQUESTS = 16;

/** If a Host header does not match, even a request for a file goes to the app, because the app validates the header. */
const PLAIN_HOST_PATTERN = /^[a-z\d._-]+(:\d{1,4})?$/i;

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Closes the connection if the body of the request is not complete after `timeout`. Sending the response may take longer. */
function limitBodyTime(request: IncomingMessage, timeout: number): void {
  const { headers, socket } = request;
  if (!("content-length" in headers) && !("transfer-encoding" in headers)) return;
  clearTimeout(bodyTimers.get(request));
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, timeout).unref();
  bodyTimers.set(request, timer);
  request.once("close", () => clearTimeout(timer));
}

export function allowUploadTime(request: IncomingMessage): void {
  limitBodyTime(request, UPLOAD_TIMEOUT_MS);
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile): void {
  const { status, headers, body } = fileResponse(file, {
    acceptEncoding: request.headers["accept-encoding"]?.toString(),
    ifNoneMatch: request.headers["if-none-match"],
  });
  response.writeHead(status, headers);
  if (body === null || body.length <= MAX_SINGLE_WRITE_BYTES) return void response.end(body);
  // The response ends after the write, because server.close() cuts ended responses whose bytes still wait in the socket.
  response.write(body, () => response.end());
}

type ServerHandlers = {
  /** Undefined if the response may be something else than a file. */
  fileAt: (url: string) => StoredFile | undefined;
  app: RequestListener;
};

/** The incomplete responses of one connection: their count, the response that is being made, and the last response. */
type Pipeline = { count: number; current: ServerResponse; last: ServerResponse };

export function createServer({ fileAt, app }: ServerHandlers): Server {
  const pipelines = new WeakMap<Socket, Pipeline>();

  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = "", headers } = request;
    // RFC 9112 (3.2) demands that two Host headers are refused: we do not know which of the two a proxy has read.
    if (headers.host?.includes(","))
      return void response.writeHead(400, { Connection: "close" }).end();
    const file = method === "GET" || method === "HEAD" ? fileAt(url) : undefined;
    if (!file || !PLAIN_HOST_PATTERN.test(headers.host ?? "")) return app(request, response);
    sendFile(request, response, file);
  };

  const server = createHttpServer(SERVER_OPTIONS, (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket) ?? { count: 0, current: response, last: response };
    pipelines.set(socket, pipeline);
    // One packet can contain thousands of requests, and each takes memory until it is answered.
    if (pipeline.count >= MAX_PIPELINED_REQUESTS) return void socket.destroy();
    const { last: lastResponse } = pipeline;
    pipeline.last = response;
    pipeline.count++;
    response.once("close", () => pipeline.count--);
    limitBodyTime(request, BODY_TIMEOUT_MS);
    // Responses are made one at a time, so that no response is made for a client that has not read the previous response.
    const respond = () => {
      if (socket.destroyed) return;
      pipeline.current = response;
      handleRequest(request, response);
    };
    if (pipeline.count === 1) respond();
    else lastResponse.once("close", respond);
  });
  server.timeout = IDLE_TIMEOUT_MS;
  server.on("timeout", (socket: Socket) => {
    const { count = 0, current } = pipelines.get(socket) ?? {};
    // The connection stays open while the app makes the response. It is closed if the client has stopped sending or reading.
    if (count === 0 || !current?.req.complete || current.headersSent) socket.destroy();
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
