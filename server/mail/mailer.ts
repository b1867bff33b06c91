import { createTransport } from "nodemailer";
import type { SmtpServer } from "#server/settings/smtp-url.ts";
import type { Mail } from "./compose.ts";

/** The number of letters that are sent at the same time. */
export const MAX_CONNECTIONS = 5;

/** How long a mail server may take for each step, in milliseconds. */
const SMTP_TIMEOUTS = {
  /** The time to accept the connection. */
  connection: 10_000,
  /** The time until its greeting. */
  greeting: 30_000,
  /** The time between two answers: with less than the ten minutes of RFC 5321 (4.5.3.2.6) a mail may come twice. */
  silence: 600_000,
  /** The time for a whole letter, however slow the single answers are. */
  attempt: 900_000,
};

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer(
  { host, port, encryption, auth }: SmtpServer,
  timeouts = SMTP_TIMEOUTS,
) {
  const mailPool = createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // One retry, for an idle connection that the server closed; the outbox makes all others.
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
    /** Resolves once the server has accepted the mail. */
    async send(mail: Mail): Promise<void> {
      await mailPool.sendMail({
        ...mail,
        // The recipient is set here, whatever the headers contain.
        envelope: { from: mail.from.address, to: [mail.to.address] },
        signal: AbortSignal.timeout(timeouts.attempt),
      });
    },
    close: () => mailPool.close(),
  };
}

/** The codes of a refused mail; the text of the response is left out, because it may contain addresses. */
export function smtpFailure(error: unknown): string | undefined {
  const { code, originalCode, responseCode } = Object(error) as Record<string, unknown>;
  // Node's own codes, ERR_…, come from mistakes in our code.
  if (!/^E[A-Z]+$/.test(String(code))) return undefined;
  return [code, originalCode, responseCode].filter(Boolean).join(" ");
}
