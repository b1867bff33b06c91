/** Guests who ask so often that the machine has little time left for them: each answer is looked at once. */
import { hash } from "node:crypto";
import { Agent, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

/** What an answer holds: which swaps it tells of, and which files it asks for. */
type Read = { swaps: string[]; assets: string[] };

function readOf(text: string): Read {
  const assets = [...text.matchAll(/"(\/(?:assets|pictures)\/[\w./-]+)"/g)];
  return {
    swaps: [...new Set(text.match(/Scambio \d+/g))],
    assets: [...new Set(assets.map(([, address = ""]) => address))],
  };
}

/** Guests on connections that stay open; the same bytes say the same, and are read only once. */
export function manyGuests(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const known = new Map<string, Read>();
  const options = { agent, headers: { "Accept-Encoding": "br" } };
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = get(url + path, options, resolve);
      // A connection may be given up while nobody asks: browsers then ask on another (RFC 9112, 9.3.1).
      request.on("error", (error) => (request.reusedSocket ? resolve(ask(path)) : reject(error)));
    });
  const sent = async (path: string): Promise<Read & { status: number }> => {
    const answer = await ask(path);
    const body = await buffer(answer);
    const isSmall = answer.headers["content-encoding"] === "br";
    const key = hash("sha256", body);
    const read = known.get(key) ?? readOf((isSmall ? brotliDecompressSync(body) : body).toString());
    known.set(key, read);
    return { ...read, status: answer.statusCode ?? 0 };
  };
  return { sent, close: () => agent.destroy() };
}
