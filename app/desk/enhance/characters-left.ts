/** Shows how many characters may still be typed into a field, near its maximum length. */

/** Fields with a smaller maximum length show no count. */
const MIN_COUNTED_LENGTH = 40;

/** The number of remaining characters from which the count is shown. */
const warningThreshold = (most: number) => Math.min(100, Math.max(20, most / 10));

function remainingText(left: number): string {
  if (left === 0) return "Non c’è più posto.";
  return left === 1 ? "Ancora 1 carattere." : `Ancora ${left} caratteri.`;
}

export function showCharactersLeft(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[maxlength]");
  for (const field of fields) {
    const most = field.maxLength;
    if (most < MIN_COUNTED_LENGTH) continue;
    const note = document.createElement("p");
    note.className = "text-sm text-quiet empty:hidden";
    note.ariaLive = "polite";
    field.after(note);
    field.addEventListener("input", () => {
      const left = most - field.value.length;
      note.textContent = left <= warningThreshold(most) ? remainingText(left) : "";
    });
  }
}
