export const ENQUIRY_FORM_ID = "richiesta";

/** Returns true on a page without the form. If the form is invalid, the browser shows the error and focuses the field. */
export function isEnquiryValid(): boolean {
  const form = document.getElementById(ENQUIRY_FORM_ID);
  return !(form instanceof HTMLFormElement) || form.reportValidity();
}
