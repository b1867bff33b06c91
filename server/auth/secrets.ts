/** Makes the secrets in links, codes and cookies. The store contains only hashes of the secrets. */
import { createHash, randomBytes, randomInt } from "node:crypto";

export function randomToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Letters and digits that nobody mistakes for each other: I, L and O look like 1 and 0, U like V. */
const CODE_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns a code of 40 bits: "7KQ2M9XD". */
export function randomCode(): string {
  return Array.from({ length: 8 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join(
    "",
  );
}

/** Returns the code in two groups of characters: "7KQ2 M9XD". */
export const spacedCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, "$1 ");

export function normalizeCode(typedCode: string): string {
  return typedCode
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll("U", "V");
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
