/**
 * What a chat or a mail program adds to a pasted message: times, senders, quotes, signatures.
 *
 * Shapes: in, the pasted text; out, the text that the guest wrote, and the senders as the chat names
 *         them. Both of the chat's forms: "[12/08, 14:05] Name: …" and "12/08/26, 14:05 - Name: …".
 * Errors: none; a text without such additions comes back as it is.
 */
type PastedMessage = { text: string; senders: string[] };

/** Marks that the chat puts around names and numbers. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const DATE = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const TIMESTAMP = String.raw`(?:${DATE},?\s+${TIME}|${TIME},?\s+${DATE})`;

const PREFIX = new RegExp(
  String.raw`^\s*(?:\[${TIMESTAMP}\]|${TIMESTAMP}\s+[-\u2013])\s*(?:(?<sender>[^:\n]{1,60}):(?:\s|$))?`,
  "i",
);

/** Lines that are no part of the guest's words. */
const IGNORED_LINES = [
  /^\s*(?:inoltrato|messaggio inoltrato|forwarded(?: message)?|weitergeleitet)\s*$/i,
  /^\s*-{2,}.*(?:inoltrat|forwarded|weitergeleitet|original).*$/i,
  /^.*\b(?:ha scritto|wrote|schrieb)\b.*:\s*$/i,
  /^\s*(?:date|data|datum|sent|inviato|gesendet)\s*:.*\d{1,2}[:.]\d{2}.*$/i,
  /^\s*<[^>\n]{3,40}>\s*$/,
];

/** A line that separates a text from a signature, and our mails from the report below them. */
const SIGNATURE = /^--\s*$/;

export function withoutChatPrefixes(pasted: string): PastedMessage {
  const all = pasted
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replace(/^(?:\s*>)+\s?/, ""));
  const end = all.findIndex((line) => SIGNATURE.test(line));
  const senders = new Set<string>();
  const lines = all.slice(0, end === -1 ? undefined : end).map((line) => {
    const prefix = PREFIX.exec(line);
    if (!prefix) return IGNORED_LINES.some((noise) => noise.test(line)) ? "" : line;
    const sender = prefix.groups?.["sender"]?.replace(/^[\s~]+/, "").trim();
    // The chat's own notes have no sender.
    if (!sender) return "";
    senders.add(sender);
    return line.slice(prefix[0].length);
  });
  return { text: lines.join("\n"), senders: [...senders] };
}
