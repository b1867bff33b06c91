/**
 * Dialogs of the demonstration. A button opens a dialog by its id (`data-opens`), closes the dialog around it
 * (`data-closes`) or loads a page (`data-goes`). A form opens a dialog (`data-opens-on-submit`) or only says that nothing
 * was sent (`data-sends-nothing`).
 */

const DIALOG_DELAY_MS = 10;

/** After a confirmed booking, the home page is opened with this query parameter. */
const BOOKED_PARAMETER = "booked";

function openDialog(id: string | undefined): void {
  const dialog = document.getElementById(id ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  for (const other of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) other.close();
  setTimeout(() => dialog.showModal(), DIALOG_DELAY_MS);
}

export function startDialogs(): void {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      "[data-opens], [data-closes], [data-goes]",
    );
    if (!button) return;
    const { opens, goes } = button.dataset;
    if (opens) openDialog(opens);
    else if (goes) location.assign(goes);
    else button.closest("dialog")?.close();
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const { opensOnSubmit, sendsNothing } = form.dataset;
    if (opensOnSubmit === undefined && sendsNothing === undefined) return;
    event.preventDefault();
    if (opensOnSubmit) openDialog(opensOnSubmit);
    const statusElement = form.querySelector("[role=status]");
    if (sendsNothing && statusElement) statusElement.textContent = sendsNothing;
  });
  const query = new URLSearchParams(location.search);
  if (!query.has(BOOKED_PARAMETER)) return;
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-dialog=${BOOKED_PARAMETER}]`,
  );
  if (template) document.body.append(template.content.cloneNode(true));
  openDialog(BOOKED_PARAMETER);
  // The parameter is removed from the URL, so that Back or a reload does not reopen the dialog.
  query.delete(BOOKED_PARAMETER);
  history.replaceState(
    history.state,
    "",
    `${location.pathname}${query.size > 0 ? `?${query}` : ""}`,
  );
}
