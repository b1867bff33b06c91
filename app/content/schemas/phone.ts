/** The family's number, for every call and chat link: an impossible one is refused. */
import { text } from "./parts.ts";

const FORMAT_HELP = "Si scrive con il prefisso, così: +39 0861 123456 oppure +39 347 1234567";

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}

/** After +39: six to eleven digits; nine or ten for a mobile number, which begins with 3. */
function isItalian(phone: string): boolean {
  const own = digitsOf(phone).slice(2);
  return own.startsWith("3") ? /^\d{9,10}$/.test(own) : /^\d{6,11}$/.test(own);
}

export const phone = text
  .regex(/^\+[1-9][\d ]*$/, FORMAT_HELP)
  // ITU-T E.164.
  .refine((number) => /^\d{8,15}$/.test(digitsOf(number)), {
    error: `Un numero ha da 8 a 15 cifre con il prefisso. ${FORMAT_HELP}`,
    abort: true,
  })
  .refine(
    (number) => !number.startsWith("+39") || isItalian(number),
    `Dopo +39 un numero fisso ha da 6 a 11 cifre, un cellulare 9 o 10. ${FORMAT_HELP}`,
  );
