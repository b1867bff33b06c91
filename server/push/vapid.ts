/** VAPID: the server's signature under its pushes, by which a push service recognizes it (RFC 8292). */
import { createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import type { Settings } from "#server/settings/settings.ts";
import type { Query } from "#server/store/database.ts";
import { ensureValue } from "#server/store/key-values.ts";

/** The pair of keys as a JSON Web Key; browsers bind their subscriptions to the public one. */
export type VapidKey = { kty: string; crv: string; x: string; y: string; d: string };

const VAPID_KEY_NAME = "vapid key";

/** How long a token is valid, in seconds; a day is the most that push services take. */
const TOKEN_LIFETIME_SECONDS = 12 * 3_600;

/** The store's key, made at its first use. */
export async function vapidKeyOf(query: Query): Promise<VapidKey> {
  const make = () =>
    JSON.stringify(
      generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
    );
  return JSON.parse(await ensureValue(query, VAPID_KEY_NAME, make));
}

const decodeBase64url = (text: string) => Buffer.from(text, "base64url");

/** The public key as browsers take it: an uncompressed point, in Base64url. */
export function publicKeyOf({ x, y }: VapidKey): string {
  return Buffer.concat([Buffer.of(4), decodeBase64url(x), decodeBase64url(y)]).toString(
    "base64url",
  );
}

/** The contact for push services; Apple's refuses a token without a valid one. */
export function vapidSubject({ ownerEmail, siteUrl }: Pick<Settings, "ownerEmail" | "siteUrl">) {
  return ownerEmail ? `mailto:${ownerEmail}` : siteUrl.replace(/^http:/, "https:");
}

/** The header `Authorization` of a push. */
export function vapidHeader(
  endpoint: URL,
  { key, subject, now }: { key: VapidKey; subject: string; now: number },
): string {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now / 1000) + TOKEN_LIFETIME_SECONDS,
    sub: subject,
  };
  const body = [{ typ: "JWT", alg: "ES256" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(body), {
    key: createPrivateKey({ key, format: "jwk" }),
    dsaEncoding: "ieee-p1363",
  });
  return `vapid t=${body}.${signature.toString("base64url")}, k=${publicKeyOf(key)}`;
}
