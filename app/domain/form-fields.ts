/** What the fields of our forms are called when they travel, and how much goes into them. */
export const FORM_FIELDS = {
  name: "nome",
  email: "email",
  room: "oggetto",
  message: "messaggio",
  phone: "telefono",
  /** Whether the enquiry travels too; its parts are named as in addresses (enquiry.ts). */
  withEnquiry: "scelta",
  /** What the guest speaks; in addresses, too. */
  language: "lingua",
  /** No guest can see it: who fills it in is a program. */
  trap: "sito",
  /** When writing began, signed by the server. */
  token: "gettone",
} as const;

/** The most letters of a field: what chat links and mail programs carry uncut. */
export const MOST = { name: 120, message: 1500, phone: 40 } as const;

/** A text as it is counted and kept: without what stands around it, line breaks as one sign. */
export function tidied(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
