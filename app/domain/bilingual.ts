/**
 * A guest's message in another language, with its translation for the family.
 *
 * Shapes: in, the same text in two languages; out, one text: the guest's, an empty line, the family's
 *         after the name of its language. The guest goes on writing at the end.
 */
import { DEFAULT_LANGUAGE } from "./languages.ts";

export function withItalianBelow(own: string, translation: string): string {
  return `${own.trimEnd()}\n\n(${DEFAULT_LANGUAGE}) ${translation}`;
}
