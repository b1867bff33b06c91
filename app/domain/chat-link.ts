/**
 * Links that open a chat, an e-mail draft or the phone.
 *
 * Shapes: in, a phone number as people write it ("+39 0861 …") or an e-mail address; out, an address.
 * Errors: a number without digits throws, because it stands in our content.
 * Source: docs/specification.md, section 7. `encodeURIComponent` and never "+" for a space, which
 *         the chat app shows as a plus; wa.me wants the international number in digits alone.
 */

function digits(phone: string): string {
  const number = phone.replaceAll(/\D/g, "");
  if (!number) throw new RangeError(`Not a phone number: "${phone}"`);
  return number;
}

/** Opens a chat with that number, with the message as a draft; it sends nothing. */
export function chatLink(phone: string, message?: string): string {
  const chat = `https://wa.me/${digits(phone)}`;
  return message === undefined ? chat : `${chat}?text=${encodeURIComponent(message)}`;
}

export function mailLink(email: string, subject: string, message: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

export function phoneLink(phone: string): string {
  return `tel:+${digits(phone)}`;
}
