import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { expect, test } from "vitest";
import { IN_MEMORY, sqliteDatabase } from "#server/store/sqlite.ts";
import { publicKeyOf, vapidHeader, type VapidKey, vapidKeyOf, vapidSubject } from "./vapid.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const SITE = "https://casa.example";

const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
  format: "jwk",
}) as VapidKey;

function partsOf(header: string) {
  const [, head = "", body = "", signature = "", publicKey = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const json = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString());
  return { signed: `${head}.${body}`, head: json(head), claims: json(body), signature, publicKey };
}

test("a push service can tell by the signature who pushes, for whom and until when", () => {
  const endpoint = new URL("https://push.example/send/secret?x=1");
  const header = vapidHeader(endpoint, { key, subject: "mailto:a@casa.example", now: NOW });
  const { signed, head, claims, signature, publicKey } = partsOf(header);
  expect(head).toEqual({ typ: "JWT", alg: "ES256" });
  expect(claims).toEqual({
    aud: "https://push.example",
    exp: NOW / 1000 + 12 * 3_600,
    sub: "mailto:a@casa.example",
  });
  // As a push service does it, from the public key alone.
  const point = Buffer.from(publicKey, "base64url");
  expect(point).toHaveLength(65);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString("base64url"),
  );
  const jwk = { kty: "EC", crv: "P-256", x: x!, y: y! };
  const publicHalf = createPublicKey({ key: jwk, format: "jwk" });
  const isValid = (text: string) =>
    verify(
      "sha256",
      Buffer.from(text),
      { key: publicHalf, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  expect(isValid(signed)).toBe(true);
  expect(isValid(`${signed}x`)).toBe(false);
  expect(header).not.toContain(key.d);
});

test.each([
  ["anna@casa.example", SITE, "mailto:anna@casa.example"],
  [undefined, SITE, SITE],
  // Apple's service takes nothing but https and mailto.
  [undefined, "http://localhost:3000", "https://localhost:3000"],
])("the owner %s of %s is asked at %s", (ownerEmail, siteUrl, subject) => {
  expect(vapidSubject({ siteUrl, ...(ownerEmail && { ownerEmail }) })).toBe(subject);
});

test("a store has one key for ever: browsers are bound to it", async () => {
  const database = sqliteDatabase(IN_MEMORY);
  const [first, second] = [
    await database.transaction(vapidKeyOf),
    await database.transaction(vapidKeyOf),
  ];
  expect(publicKeyOf(second)).toBe(publicKeyOf(first));
  await database.close();
});
