/** Puts a ticked answer into the letter before its signature; without scripts a button makes the letter again. */
export function insertTickedAnswers(): void {
  const field = document.querySelector<HTMLTextAreaElement>("textarea#risposta");
  for (const box of document.querySelectorAll<HTMLInputElement>("input[data-paragraph]"))
    box.addEventListener("change", () => {
      if (!field) return;
      const paragraph = `\n\n${box.dataset["paragraph"]}`;
      const { value } = field;
      const signature = value.lastIndexOf("\n\n");
      const at = signature < 0 ? value.length : signature;
      field.value = box.checked
        ? value.slice(0, at) + paragraph + value.slice(at)
        : value.split(paragraph).join("");
      field.dispatchEvent(new Event("input"));
    });
}
