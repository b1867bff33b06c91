import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that nobody can guess the secret step by step from the time of the response. */
export function isSameSecret(candidate: string | Buffer, secret: string | Buffer): boolean {
  const [given, expected] = [Buffer.from(candidate), Buffer.from(secret)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
