export const ENQUIRY_FORM_ID = "richiesta";

/** If the form is invalid, the browser shows the error and focuses the field. A page without the form is valid. */
export function isEnquiryValid(): boolean {
  const form = document.getElementById(ENQUIRY_FORM_ID);
  return !(form instanceof HTMLFormElement) || form.reportValidity();
}
