import type { ContactEntry } from "#app/sections/contact-ways.tsx";
import { contentOf, type LoaderArgs } from "#app/site/site-context.ts";
import { type AllDemoContent, withDemoContent } from "./content.ts";

export type DemoContent<Name extends keyof AllDemoContent> = AllDemoContent[Name];

export const demoContentOf = (args: LoaderArgs) => withDemoContent(contentOf(args));

/** Returns the content of a design's home page, together with the content of the blog. */
export function demoHomeOf<Name extends keyof AllDemoContent>(args: LoaderArgs, name: Name) {
  const content = demoContentOf(args);
  return { ...content[name], blog: content["template/blog"] };
}

export type DemoContacts = DemoContent<"template/contact">["invented"];

/**
 * Phone, e-mail and address of the invented houses are text without links, because they reach nobody, and a guest may
 * take the demonstration for a real hotel.
 */
export function demoContactsOf({ phone, email, address }: DemoContacts): ContactEntry[] {
  return [
    { icon: "phone", words: phone },
    { icon: "mail", words: email },
    { icon: "pin", words: address },
  ];
}
