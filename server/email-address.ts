/** What counts as an e-mail address. */

const MOST = 254;

/** As browsers check a field of type email; no sign in it can end a header. */
const SHAPE =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Whether a text is an e-mail address, as far as its form can tell. */
export function isEmail(text: string): boolean {
  return text.length <= MOST && SHAPE.test(text);
}
