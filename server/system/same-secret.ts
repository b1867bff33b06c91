import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that nobody can guess the secret step by step from the time of the response. */
export function isSameSecret(candidate: string | Buffer, secret: string | Buffer): boolean {
  const [one, other] = [Buffer.from(candidate), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
