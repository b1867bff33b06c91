import { domainToASCII } from "node:url";

const MAX_LENGTH = 254;

/** The pattern of HTML's email field; no character in it can end a header. */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The address with an ASCII domain, as browsers send it: "info@müller.example" with "xn--mller-kva". */
export function asciiEmail(text: string): string {
  return text.replace(/(?<=@)[^@]*[^\0-\x7f][^@]*$/, (domain) => domainToASCII(domain) || domain);
}

export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL_PATTERN.test(text);
}
