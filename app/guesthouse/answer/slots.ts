/** The slots of a form response, which our server fills in (server/forms/form-responses.ts). */
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

/** The slots of an enquiry's parts and its text. */
export function slotOf(name: string): string {
  return `{{${name}}}`;
}
