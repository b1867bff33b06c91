type TextControl = HTMLInputElement | HTMLTextAreaElement;

const COPIED_LABEL_MS = 3_000;

async function copyText(field: TextControl): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // The clipboard needs a permission and https. Without them the text is selected, so that the phone's menu can copy it.
    field.focus();
    field.select();
    return false;
  }
}

export function enableCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const field = document.getElementById(button.dataset["copy"]!) as TextControl | null;
    if (!field) continue;
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.textContent = (await copyText(field)) ? "Copiato" : "Selezionato: copiatelo";
      setTimeout(() => (button.textContent = label), COPIED_LABEL_MS);
    });
  }
}

export function updateTextLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-text]")) {
    const field = document.getElementById(link.dataset["text"]!) as TextControl | null;
    field?.addEventListener("input", () => {
      // The text is the last parameter of the address: "https://wa.me/39…?text=".
      link.href = link.href.replace(/(text|body)=[^&]*$/, `$1=${encodeURIComponent(field.value)}`);
    });
  }
}

/** Fields with a smaller maximum length do not show how many characters are left. */
const MIN_COUNTED_LENGTH = 40;

/** With this many characters left, or fewer, the field shows their number. */
const warningThreshold = (maxLength: number) => Math.min(100, Math.max(20, maxLength / 10));

function remainingLengthText(left: number): string {
  if (left === 0) return "Non c’è più posto.";
  return left === 1 ? "Ancora 1 carattere." : `Ancora ${left} caratteri.`;
}

export function showCharactersLeft(): void {
  const fields = document.querySelectorAll<TextControl>("[maxlength]");
  for (const field of fields) {
    const { maxLength } = field;
    if (maxLength < MIN_COUNTED_LENGTH) continue;
    const note = document.createElement("p");
    note.className = "text-sm text-quiet empty:hidden";
    note.ariaLive = "polite";
    field.after(note);
    field.addEventListener("input", () => {
      const left = maxLength - field.value.length;
      note.textContent = left <= warningThreshold(maxLength) ? remainingLengthText(left) : "";
    });
  }
}
