/** Signed tokens that say when a guest began to write, and name that sitting. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const ID_BYTES = 9;

function signature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(`form|${body}`).digest("base64url").slice(0, 20);
}

/** A new token. */
export function issueToken(secret: string, now: number): string {
  const body = `${now.toString(36)}.${randomBytes(ID_BYTES).toString("base64url")}`;
  return `${body}.${signature(secret, body)}`;
}

/** What a token says: which sitting, and when it began. */
export type Token = { id: string; issued: number };

/** What a token says, or nothing when it is not one of ours. */
export function readToken(secret: string, token: string): Token | undefined {
  const [time = "", id = "", signed = "", more] = token.split(".");
  if (more !== undefined || token.length > 100) return undefined;
  const expected = Buffer.from(signature(secret, `${time}.${id}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, issued: parseInt(time, 36) };
}
