/** Hands mail to the mail server. */
import { createTransport } from "nodemailer";
import type { Mail } from "./compose.ts";
import type { Smtp } from "./smtp-url.ts";

/** Short, in milliseconds: the library's own are minutes, and a letter can wait for its next turn. */
const TIMEOUTS = {
  dnsTimeout: 3_000,
  connectionTimeout: 3_000,
  greetingTimeout: 3_000,
  socketTimeout: 10_000,
};

/** Why a letter was not taken; holds no address and no word of it. */
export class MailFailure extends Error {
  override name = "MailFailure";
  /** The server could not be reached at all, so that asking whether it is back makes sense. */
  readonly isUnreachable: boolean;

  constructor(reason: string, isUnreachable: boolean) {
    super(reason);
    this.isUnreachable = isUnreachable;
  }
}

/** The way to a mail server. */
export type Mailer = {
  /** Resolves once the server has taken the mail; throws a `MailFailure` otherwise. */
  send: (mail: Mail) => Promise<void>;
  /** Whether the server answers and offers the encryption that is asked for. */
  answers: () => Promise<boolean>;
};

function failureOf(error: unknown): MailFailure {
  const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
  // A server that gives a number was reached; the words after it may name addresses. One that offers
  // no encryption is as good as away: it can be asked again without harm.
  return responseCode && code !== "ETLS"
    ? new MailFailure(`${code ?? "refused"} ${responseCode}`, false)
    : new MailFailure(code ?? "unknown", true);
}

function options({ host, port, encrypted, auth }: Smtp) {
  return {
    host,
    port,
    secure: encrypted === "at once",
    requireTLS: encrypted === "after STARTTLS",
    ignoreTLS: encrypted === "never",
    ...TIMEOUTS,
    ...(auth && { auth }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mailer for a server; it keeps no connection open. */
export function createMailer(smtp: Smtp): Mailer {
  const transport = createTransport(options(smtp));
  const { auth: _, ...withoutLogin } = options(smtp);
  const visitor = createTransport(withoutLogin);
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          ...mail,
          // What the mail says and where it goes are two things: only we choose the second.
          envelope: { from: mail.from.address, to: [mail.to.address] },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    async answers() {
      // Without the password: asking again and again must not lock the account.
      return visitor.verify().then(
        () => true,
        () => false,
      );
    },
  };
}
