/** Requests as they are written, and answers as they come: no address is put right on the way. */
import { createHash } from "node:crypto";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  status: number;
  headers: Record<string, string>;
  /** A fingerprint of the body as a browser shows it, and its length. */
  body: string;
};

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

export type RawRequest = { method: string; path: string; headers?: Record<string, string> };

export function ask(base: string, { method, path, headers = {} }: RawRequest): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const options = { hostname, port, path, method, headers };
  return new Promise((resolve, reject) => {
    const sent = request(options, async (answer) => {
      const chunks = await Array.fromAsync(answer as AsyncIterable<Buffer>);
      const received = Buffer.concat(chunks);
      const decode = DECODERS[answer.headers["content-encoding"] ?? ""];
      const body = decode && received.length > 0 ? decode(received) : received;
      const fingerprint = createHash("sha256").update(body).digest("hex").slice(0, 8);
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: `${fingerprint} ${body.length}`,
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}
