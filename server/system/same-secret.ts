import { timingSafeEqual } from "node:crypto";

/** In constant time. */
export function isSameSecret(candidate: string | Buffer, secret: string | Buffer): boolean {
  const [one, other] = [Buffer.from(candidate), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
