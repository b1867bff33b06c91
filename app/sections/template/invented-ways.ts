import contact from "#content/template/contact.yaml";
import type { Way } from "#app/sections/contact/ways.tsx";

const { phone, email, address } = contact.invented;

/**
 * Phone, e-mail and address of the houses that do not exist. They are words and no links: who takes a
 * demonstration for a hotel must not reach the family with it.
 */
export const INVENTED_WAYS: Way[] = [
  { icon: "phone", words: phone },
  { icon: "mail", words: email },
  { icon: "pin", words: address },
];
