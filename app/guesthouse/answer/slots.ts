/** The places in an answer that our server fills in (server/forms/form-responses.ts), as they stand in the built page. */
export const SLOTS = {
  title: "{{title}}",
  heading: "{{heading}}",
  words: "{{words}}",
  action: "{{action}}",
  key: "{{key}}",
  button: "{{button}}",
  name: "{{name}}",
  email: "{{email}}",
  phone: "{{phone}}",
  message: "{{message}}",
  token: "{{token}}",
  text: "{{text}}",
  chat: "{{chat}}",
  mail: "{{mail}}",
} as const;

/** The same, for the parts of an enquiry and its words. */
export function slotOf(name: string): string {
  return `{{${name}}}`;
}
