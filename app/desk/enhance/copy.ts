/** Buttons that copy the text of the field before them; without scripts they stay hidden. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How long a button says that it has copied, in milliseconds. */
const FEEDBACK_MS = 3_000;

async function copyText(field: TextControl): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Without a permission, or over plain http: the text is selected for the phone's own menu.
    field.focus();
    field.select();
    return false;
  }
}

export function enableCopyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const field = document.getElementById(button.dataset["copy"]!) as TextControl | null;
    if (!field) continue;
    const words = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.textContent = (await copyText(field)) ? "Copiato" : "Selezionato: copiatelo";
      setTimeout(() => (button.textContent = words), FEEDBACK_MS);
    });
  }
}

/** Keeps chat and mail links up to date with the edited text of their field. */
export function updateTextLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-text]")) {
    const field = document.getElementById(link.dataset["text"]!) as TextControl | null;
    field?.addEventListener("input", () => {
      // Only the text at the end of the address is replaced: "https://wa.me/39…?text=".
      link.href = link.href.replace(/(text|body)=[^&]*$/, `$1=${encodeURIComponent(field.value)}`);
    });
  }
}
