/** Letters to change, add or take away to make one word of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === wanted ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Two words are near that a slip of the pen may have made of each other: two letters apart. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  return editDistance(one.toLowerCase(), other.toLowerCase()) <= 2;
}
