/**
 * Links that open the guest's own programs with the message already written.
 *
 * Shapes: in, a phone number as people write it ("+39 0861 …") or an e-mail address; out, an address.
 * Errors: a number without digits throws: it is a slip in our content, not the guest's.
 * Source: docs/specification.md, section 7. `encodeURIComponent` and never "+" for a space, which
 *         the chat app shows as a plus; wa.me wants the international number in digits alone.
 */

function digits(phone: string): string {
  const found = phone.replaceAll(/\D/g, "");
  if (!found) throw new RangeError(`Not a phone number: "${phone}"`);
  return found;
}

/** A link that opens a chat with that number and, where there is one, a draft; nothing is sent by it. */
export function chatLink(phone: string, message?: string): string {
  const chat = `https://wa.me/${digits(phone)}`;
  return message === undefined ? chat : `${chat}?text=${encodeURIComponent(message)}`;
}

/** A link that opens an e-mail draft. */
export function mailLink(email: string, subject: string, message: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

/** A link that dials. */
export function phoneLink(phone: string): string {
  return `tel:+${digits(phone)}`;
}
