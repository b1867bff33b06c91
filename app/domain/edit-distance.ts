/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, target] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === target ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whether two words are at most two edits apart, as by a typing error. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  return editDistance(one.toLowerCase(), other.toLowerCase()) <= 2;
}
