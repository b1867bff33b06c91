/** Replaces each placeholder in a sentence: "{giorni}" by `values.giorni`, or by "" if there is no such value. */
export function interpolate(sentence: string, placeholders: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => placeholders[name] ?? "");
}
