/**
 * What a guest sends in another language says it in the family's, too.
 *
 * Shapes: in, two texts that say the same; out, one, the guest's own first: an empty line, then the
 *         family's behind the name of its language. The guest writes on at its end.
 */
import { DEFAULT_LANGUAGE } from "./languages.ts";

export function bilingual(own: string, familys: string): string {
  return `${own.trimEnd()}\n\n(${DEFAULT_LANGUAGE}) ${familys}`;
}
