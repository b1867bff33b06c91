import type { ContactEntry } from "#app/sections/contact-ways.tsx";
import type { DemoContent } from "../demo-content.ts";

type DemoContacts = DemoContent<"template/contact">["invented"];

/**
 * Phone, e-mail and address of the invented houses are text without links: a guest who takes a
 * demonstration for a hotel must not reach the family by them.
 */
export function demoContacts({ phone, email, address }: DemoContacts): ContactEntry[] {
  return [
    { icon: "phone", words: phone },
    { icon: "mail", words: email },
    { icon: "pin", words: address },
  ];
}
