/** Signed tokens that record when a guest opened the form, and identify that visit. */
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "#server/system/same-secret.ts";

const ID_BYTES = 9;

function tokenSignature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(`form|${body}`).digest("base64url").slice(0, 20);
}

export function issueToken(secret: string, now: number): string {
  const unsignedToken = `${now.toString(36)}.${randomBytes(ID_BYTES).toString("base64url")}`;
  return `${unsignedToken}.${tokenSignature(secret, unsignedToken)}`;
}

export type Token = { id: string; issuedAt: number };

/** The content of a token; nothing where its signature is not ours. */
export function readToken(secret: string, token: string): Token | undefined {
  const [time = "", id = "", signature = "", more] = token.split(".");
  if (more !== undefined || token.length > 100) return undefined;
  if (!isSameSecret(signature, tokenSignature(secret, `${time}.${id}`))) return undefined;
  return { id, issuedAt: parseInt(time, 36) };
}
