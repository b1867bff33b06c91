import { createTransport } from "nodemailer";
import type { SmtpServer } from "#server/settings/smtp-url.ts";
import type { Mail } from "./compose.ts";

/** Letters that may be on their way at the same time. */
export const MAX_CONNECTIONS = 5;

/** How long a mail server may take, in milliseconds. */
type SmtpTimeouts = {
  /** To accept the connection. */
  connection: number;
  /** To greet. */
  greeting: number;
  /** Between its answers; RFC 5321 (4.5.3.2.6) wants ten minutes for a mail, else it may come twice. */
  silence: number;
  /** For all of a letter, however slowly its answers trickle. */
  attempt: number;
};

const SMTP_TIMEOUTS: SmtpTimeouts = {
  connection: 10_000,
  greeting: 30_000,
  silence: 600_000,
  attempt: 900_000,
};

export type Mailer = {
  /** Resolves once the server has accepted the mail. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

export function createMailer(
  { host, port, encryption, auth }: SmtpServer,
  timeouts: SmtpTimeouts = SMTP_TIMEOUTS,
): Mailer {
  const mailPool = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // Once, for a connection that the server closed while it was idle; the outbox does the rest.
    maxRequeues: 1,
    idleTimeout: 5_000,
    host,
    port,
    secure: encryption === "at once",
    requireTLS: encryption === "after STARTTLS",
    ignoreTLS: encryption === "never",
    ...(auth && { auth }),
    dnsTimeout: timeouts.connection,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await mailPool.sendMail({
        ...mail,
        // We alone choose the recipient, whatever the headers contain.
        envelope: { from: mail.from.address, to: [mail.to.address] },
        signal: AbortSignal.timeout(timeouts.attempt),
      });
    },
    close: () => mailPool.close(),
  };
}

/** Why a mail was not accepted, in codes alone: the text of a response may contain addresses. */
export function smtpFailure(error: unknown): string | undefined {
  const { code, originalCode, responseCode } = Object(error) as Record<string, unknown>;
  // Node's own codes, ERR_…, are slips of ours.
  if (!/^E[A-Z]+$/.test(String(code))) return undefined;
  return [code, originalCode, responseCode].filter(Boolean).join(" ");
}
