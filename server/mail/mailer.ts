import { createTransport } from "nodemailer";
import type { SmtpServer } from "#server/settings/smtp-url.ts";
import type { Mail } from "./compose.ts";

export const MAX_CONNECTIONS = 5;

/** In milliseconds. */
const SMTP_TIMEOUTS = {
  connection: 10_000,
  greeting: 30_000,
  /** RFC 5321 (4.5.3.2.6) allows a server ten minutes to answer. If we waited less, a mail might be sent twice. */
  silence: 600_000,
  /** For a whole mail, however long each answer of the server takes. */
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
    // One retry, for an idle connection that the server closed; the outbox makes all other retries.
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
    async send(mail: Mail): Promise<void> {
      await mailPool.sendMail({
        ...mail,
        // The envelope is set here, so that no header can change the recipient.
        envelope: { from: mail.from.address, to: [mail.to.address] },
        signal: AbortSignal.timeout(timeouts.attempt),
      });
    },
    close: () => mailPool.close(),
  };
}

/** Returns the codes of a failed sending, but not the response, which may contain addresses; undefined for our own errors. */
export function smtpFailureOf(error: unknown): string | undefined {
  const { code, originalCode, responseCode } = Object(error) as Record<string, unknown>;
  // Node's own codes, ERR_…, come from mistakes in our code.
  if (!/^E[A-Z]+$/.test(String(code))) return undefined;
  return [code, originalCode, responseCode].filter(Boolean).join(" ");
}
