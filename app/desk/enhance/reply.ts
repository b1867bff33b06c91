/** Inserts the paragraph of a ticked topic into the reply, before the signature; without scripts a button does that. */
export function insertTickedTopics(): void {
  const field = document.querySelector<HTMLTextAreaElement>("textarea#risposta");
  for (const checkbox of document.querySelectorAll<HTMLInputElement>("input[data-paragraph]"))
    checkbox.addEventListener("change", () => {
      if (!field) return;
      const paragraph = `\n\n${checkbox.dataset["paragraph"]}`;
      const { value } = field;
      const signatureStart = value.lastIndexOf("\n\n");
      const insertionIndex = signatureStart < 0 ? value.length : signatureStart;
      field.value = checkbox.checked
        ? value.slice(0, insertionIndex) + paragraph + value.slice(insertionIndex)
        : value.split(paragraph).join("");
      field.dispatchEvent(new Event("input"));
    });
}

const SEND_CONTROLS_SELECTOR = "a[href^='https://wa.me'], a[href^='mailto:'], button[data-copy]";

/** Marks a message as answered when the reply is copied, or opened in a chat or a mail; a button undoes that. */
export function markAnsweredWhenSent(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answered]");
  if (!form) return;
  document.addEventListener("click", async ({ target }) => {
    if (!form.hidden || !(target as Element).closest(SEND_CONTROLS_SELECTOR)) return;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    body.set("risposto", "sì");
    // `keepalive` completes the request although the phone leaves the page for the chat.
    const response = await fetch(form.action, {
      method: "POST",
      body,
      keepalive: true,
      redirect: "manual",
    });
    form.hidden = response.type !== "opaqueredirect";
  });
}
