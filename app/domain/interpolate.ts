/** Replaces each placeholder in a sentence: "{giorni}" by `placeholders.giorni`, or by "" if there is none. */
export function interpolate(sentence: string, placeholders: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => placeholders[name] ?? "");
}
