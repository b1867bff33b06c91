/** Buttons that copy the text of the field before them; without scripts they stay hidden. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/** How long a button says that it has copied, in milliseconds. */
const PRAISE = 3_000;

async function copy(field: Field): Promise<boolean> {
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

export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const field = document.getElementById(button.dataset["copy"]!) as Field | null;
    if (!field) continue;
    const words = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.textContent = (await copy(field)) ? "Copiato" : "Selezionato: copiatelo";
      setTimeout(() => (button.textContent = words), PRAISE);
    });
  }
}

/** The links that carry a field's text follow what the family changes in it. */
export function textLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-text]")) {
    const field = document.getElementById(link.dataset["text"]!) as Field | null;
    field?.addEventListener("input", () => {
      // Of an address with a text, all before the text stays: "https://wa.me/39…?text=".
      link.href = link.href.replace(/(text|body)=[^&]*$/, `$1=${encodeURIComponent(field.value)}`);
    });
  }
}
