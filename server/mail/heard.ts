/**
 * Whether a mail server has said anything that counts. The library has no event for it: two fields
 * of its connection, which its types name and no manual describes, are read here and nowhere else.
 * heard.test.ts holds them against a real connection. If a version of the library changed them
 * unnoticed, a server that is away would count as one that lets nobody in: nobody would knock, and
 * mail would leave up to an hour after the server is back.
 */
import type SmtpConnection from "nodemailer/lib/smtp-connection";

/** Whether it has said a word: false until the greeting's first line, its own words from there on. */
export function hasSpoken({ lastServerResponse }: SmtpConnection): boolean {
  return lastServerResponse !== false;
}

/** From its yes to STARTTLS until the line is encrypted: what is said meanwhile may be anybody's. */
export function isEncrypting({ upgrading }: SmtpConnection): boolean {
  return upgrading === true;
}
