/** The names of the fields in the forms that guests send to our server: contact and newsletter. */
export const FORM_FIELDS = {
  name: "nome",
  email: "email",
  room: "oggetto",
  message: "messaggio",
  phone: "telefono",
  /** Whether the form also sends the enquiry, in fields with the names of `ENQUIRY_FIELDS` (enquiry.ts). */
  withEnquiry: "scelta",
  language: "lingua",
  /** A field that guests cannot see: only programs fill it in. */
  honeypot: "sito",
  /** The time at which the guest began to write, signed by the server. */
  token: "gettone",
} as const;

/** The longest texts that the form accepts, in characters; chat links and mail programs cut off longer messages. */
export const MAX_LENGTHS = { name: 120, message: 1500, phone: 40 } as const;

/** Trims a text and replaces CRLF and CR by "\n". The result is stored, and `MAX_LENGTHS` limits its length. */
export function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").trim();
}
