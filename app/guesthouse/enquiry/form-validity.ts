/** The id of a page's enquiry form, for links outside of it. */
export const ENQUIRY_FORM_ID = "richiesta";

/** Whether the page's form is valid; if not, the browser shows the error and focuses the field. */
export function isEnquiryValid(): boolean {
  const form = document.getElementById(ENQUIRY_FORM_ID);
  return !(form instanceof HTMLFormElement) || form.reportValidity();
}
