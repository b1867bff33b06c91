/** What the family calls the names in content/, where their schema has no label of its own. */
const LABELS: Record<string, string> = {};

export function labelOfName(name: string): string {
  return LABELS[name] ?? name;
}
