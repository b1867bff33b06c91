/** Issues and reads tokens. They need not be stored, because each contains its time of issue and our signature. */
import { createHmac, randomBytes } from "node:crypto";
import { isSameSecret } from "./same-secret.ts";

function tokenSignature(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}|${text}`).digest("base64url").slice(0, 20);
}

export function issueToken(secret: string, purpose: string, now: number): string {
  const unsignedToken = `${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${unsignedToken}.${tokenSignature(secret, purpose, unsignedToken)}`;
}

export type Token = { id: string; issuedAt: number };

/** Returns undefined if the signature is not ours, or is for another purpose. */
export function readToken(secret: string, purpose: string, token: string): Token | undefined {
  const [time = "", id = "", signature = "", extra] = token.split(".");
  if (extra !== undefined || token.length > 100) return undefined;
  if (!isSameSecret(signature, tokenSignature(secret, purpose, `${time}.${id}`))) return undefined;
  return { id, issuedAt: parseInt(time, 36) };
}
