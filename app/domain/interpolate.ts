/** Replaces placeholders in a sentence of content: "{giorni}" by the value under "giorni". */
export function interpolate(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
