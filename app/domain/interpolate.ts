/** Puts names into a sentence of content: "{giorni}" becomes what stands under "giorni". */
export function interpolate(sentence: string, names: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "");
}
