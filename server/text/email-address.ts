import { domainToASCII } from "node:url";

const MAX_EMAIL_LENGTH = 254;

/** The pattern of HTML's email field. It allows no line break, with which an address could add headers to a mail. */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Makes the domain ASCII, as browsers do: "info@müller.example" becomes "info@xn--mller-kva.example". */
export function asciiEmail(email: string): string {
  return email.replace(/(?<=@)[^@]*[^\0-\x7f][^@]*$/, (domain) => domainToASCII(domain) || domain);
}

export function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(email);
}
