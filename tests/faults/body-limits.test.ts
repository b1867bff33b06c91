/** The web servers in front, as deploy/ sets them up: what they let through to the server. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DESK } from "#app/desk/paths.ts";
import { FORM_PATHS } from "#app/paths/paths.ts";
import { freePort } from "#tests/support/free-port.ts";
import { IS_FULL } from "#tests/support/full.ts";
import { scratch } from "./support/server.ts";
import { type Kind, startWebServer } from "./support/web-servers.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");

/** Says how many bytes it got; a body that is cut off gets no answer. */
const server = createServer((request, response) => {
  let length = 0;
  request.on("error", () => {});
  request.on("data", (chunk: Buffer) => (length += chunk.length));
  request.on("end", () => response.end(`${length}`));
});
const { folder, remove } = scratch();

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
  remove();
});

/** The rules of deploy/ without encryption, for a server of ours. */
function rules(kind: Kind, url: string): string {
  const port = String((server.address() as AddressInfo).port);
  const text = readFileSync(join(DEPLOY, { caddy: "Caddyfile", nginx: "nginx.conf" }[kind]), "utf8")
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`)
    .replace("https://www.example.com {", `${url} {`)
    .replaceAll(/^.*(ssl_certificate|listen \[::\]).*$/gm, "");
  const [first = "", second = ""] = text.split(/^(?=server)/m);
  return kind === "caddy"
    ? text
    : (first + second).replace(/listen .*;/, `listen ${new URL(url).port};`);
}

test.runIf(IS_FULL).each(["caddy", "nginx"] as const)(
  "%s lets the family's photographs and longest forms through, and nothing larger",
  async (kind) => {
    const url = `http://localhost:${await freePort()}`;
    const front = await startWebServer(kind, { folder, rules: rules(kind, url), url });
    const isTaken = async (path: string, size: number) => {
      const answer = await fetch(url + path, { method: "POST", body: Buffer.alloc(size) });
      return answer.status === 200 && (await answer.text()) === `${size}`;
    };
    expect(await isTaken(`${DESK}/foto/home`, 26_000_000)).toBe(true);
    expect(await isTaken(`${DESK}/prezzi`, 256_000)).toBe(true);
    expect(await isTaken(`${DESK}/foto/home`, 30_000_000)).toBe(false);
    expect(await isTaken(`${DESK}/prezzi`, 400_000)).toBe(false);
    expect(await isTaken(FORM_PATHS.message, 400_000)).toBe(false);
    front.stop();
  },
  600_000,
);
