const MAX_LENGTH = 254;

/** The pattern of HTML's email field; no character in it can end a header. */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL_PATTERN.test(text);
}
