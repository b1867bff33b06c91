/** Writes chat, mail and phone links; spaces become %20, because apps show "+" as a plus (docs/specification.md, section 7). */

/** Throws a RangeError if the text has no digits: the family types phone numbers by hand, and the link would not work. */
function digitsOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  if (!digits) throw new RangeError(`Not a phone number: "${phone}"`);
  return digits;
}

export function chatLink(phone: string, message?: string): string {
  const chatUrl = `https://wa.me/${digitsOf(phone)}`;
  return message === undefined ? chatUrl : `${chatUrl}?text=${encodeURIComponent(message)}`;
}

/** Returns undefined if the number's country is uncertain: a chat with the wrong person is worse than no chat link. */
export function toChatNumber(typedNumber: string): string | undefined {
  const compactNumber = typedNumber
    .normalize("NFKC")
    .replaceAll(/^[^\d+(]+|\D+$|[\s./\p{Pd}\p{Cf}]/gu, "")
    .replace(/^\(?(?:\+|00)+/, "+");
  // "(347)" may be an American area code, so only a number without brackets is read as an Italian one.
  const [, mobile] = /^(?:39)?(3[2-9]\d{8})$/.exec(compactNumber) ?? [];
  if (mobile) return `39${mobile}`;
  // The zero in "+44 (0)20" is dialled only within the country; in Italy (39) a zero always belongs to the number.
  const number = compactNumber.replace(/^(\+(?!39)\d{1,3})\)?\(0/, "$1").replaceAll(/[()]/g, "");
  return /^\+([1-9]\d{7,14})$/.exec(number)?.[1];
}

/** The e-mail address is encoded, because it may contain characters that RFC 6068 does not allow in a link. */
export function mailLink(email: string, subject?: string, message?: string): string {
  const at = email.lastIndexOf("@");
  const recipient = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join("@");
  if (subject === undefined || message === undefined) return `mailto:${recipient}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

export function phoneLink(phone: string): string {
  return `tel:+${digitsOf(phone)}`;
}
