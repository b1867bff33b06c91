/**
 * Reads two undocumented fields of nodemailer's connection, because the library has no event for them:
 * whether the mail server has responded, and whether STARTTLS is under way. smtp-internals.test.ts
 * checks them on real connections. If a new version changed them unnoticed, a server that is away would
 * count as one that rejects sessions: no probes, and mail up to an hour late.
 */
import type SmtpConnection from "nodemailer/lib/smtp-connection";

/** Whether the server has sent anything: false until the first line of its greeting. */
export function hasResponded({ lastServerResponse }: SmtpConnection): boolean {
  return lastServerResponse !== false;
}

/** Between the server's yes to STARTTLS and the end of the handshake. */
export function isUpgrading({ upgrading }: SmtpConnection): boolean {
  return upgrading === true;
}
