/** Where a page's form for an enquiry is found by links that stand outside of it. */
export const ENQUIRY_FORM = "richiesta";

/**
 * Whether what the fields of this page's form show can be asked for. If not, the browser says what is
 * wrong and puts the guest in the field.
 */
export function isEnquiryValid(): boolean {
  const form = document.getElementById(ENQUIRY_FORM);
  return !(form instanceof HTMLFormElement) || form.reportValidity();
}

/** With wrong dates nothing opens. */
export function stopWhenInvalid(event: { preventDefault: () => void }): void {
  if (!isEnquiryValid()) event.preventDefault();
}
