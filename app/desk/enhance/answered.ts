/** Marks a message as answered when its answer is copied, or opened in a chat or a mail; a button undoes it. */
const SENDS = "a[href^='https://wa.me'], a[href^='mailto:'], button[data-copy]";

export function markAnswered(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answered]");
  if (!form) return;
  document.addEventListener("click", async ({ target }) => {
    if (!form.hidden || !(target as Element).closest(SENDS)) return;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    body.set("risposto", "sì");
    // The phone opens the chat meanwhile.
    const answer = await fetch(form.action, {
      method: "POST",
      body,
      keepalive: true,
      redirect: "manual",
    });
    form.hidden = answer.type !== "opaqueredirect";
  });
}
