/** A push service on this machine: what it got, and what it answers. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Push = { url: string; method: string; headers: IncomingHttpHeaders; body: string };

export type PushService = {
  /** The address of a phone's subscription. */
  endpoint: (phone: string) => string;
  pushes: Push[];
  /** 0 never answers. */
  status: number;
  /** Ends the connections that wait for an answer. */
  hangUp: () => void;
  close: () => void;
};

export async function startPushService(): Promise<PushService> {
  const pushes: Push[] = [];
  const server = createServer(async (request, response) => {
    const { url = "", method = "", headers } = request;
    let body = "";
    for await (const part of request) body += part;
    pushes.push({ url, method, headers, body });
    if (service.status > 0) response.writeHead(service.status).end("x".repeat(100_000));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    endpoint: (phone) => `http://127.0.0.1:${port}/send/${phone}`,
    pushes,
    status: 201,
    hangUp: () => server.closeAllConnections(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
