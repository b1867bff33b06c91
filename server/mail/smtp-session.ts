/** One SMTP session, step by step, so that a failure says how far it came. */
import SmtpConnection from "nodemailer/lib/smtp-connection";
import type { SmtpServer } from "#server/settings/smtp-url.ts";
import { MailFailure, type FailureStage, type RefusalVerdict } from "./mailer-interface.ts";

type SmtpError = {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  command?: string;
};

type StepCallback = (error?: Error | null) => void;

/*
 * Nodemailer's connection has no event for whether the mail server has responded, and whether STARTTLS
 * is under way: two undocumented fields are read, and smtp-session.test.ts checks them on real
 * connections. If a new version changed them unnoticed, a server that is away would count as one that
 * rejects sessions: no probes, and mail up to an hour late.
 */

/** Whether the server has sent anything: false until the first line of its greeting. */
export function hasResponded({ lastServerResponse }: SmtpConnection): boolean {
  return lastServerResponse !== false;
}

/** Between the server's yes to STARTTLS and the end of the handshake. */
export function isUpgrading({ upgrading }: SmtpConnection): boolean {
  return upgrading === true;
}

/** Whether the server did not greet, or encryption failed: it has answered nothing of ours. */
function isAway({ code, responseCode }: SmtpError, connection: SmtpConnection): boolean {
  if (code === "ETLS" || isUpgrading(connection)) return true;
  // A rejection with a response code is an answer.
  return !responseCode && !hasResponded(connection);
}

function verdictOf({ responseCode = 0, command }: SmtpError): RefusalVerdict {
  if (responseCode < 500) return "temporary";
  return command === "RCPT TO" ? "no such recipient" : "permanent";
}

/** A session that is not connected yet. Nodemailer's own transport has one time limit for all steps. */
export function createSmtpSession(
  { host, port, encryption }: SmtpServer,
  greetingTimeout: number,
  socketTimeout: number,
) {
  const connection = new SmtpConnection({
    host,
    port,
    secure: encryption === "at once",
    requireTLS: encryption === "after STARTTLS",
    ignoreTLS: encryption === "never",
    dnsTimeout: greetingTimeout,
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    socketTimeout,
  });
  let onFailure: StepCallback = () => {};
  // The listener stays: an error after the last step must not end the process.
  connection.on("error", (error: Error) => onFailure(error));
  let timer: NodeJS.Timeout | undefined;

  return {
    connection,
    /** The running step fails after so many milliseconds. */
    setDeadline(milliseconds: number) {
      clearTimeout(timer);
      const late = Object.assign(new Error("late"), { code: "ETIMEDOUT" });
      timer = setTimeout(() => onFailure(late), milliseconds);
    },
    /** Runs a step; `refusal` is what its failure means once the server has responded. */
    async step(refusal: FailureStage, begin: (done: StepCallback) => void) {
      try {
        await new Promise<void>((resolve, reject) => {
          onFailure = (error) => (error ? reject(error) : resolve());
          begin(onFailure);
        });
      } catch (error) {
        const smtpError = Object(error) as SmtpError;
        // Codes only: the text of a response may contain addresses.
        const { code, originalCode, responseCode } = smtpError;
        const reason = [code, originalCode, responseCode].filter(Boolean).join(" ") || "fault";
        throw new MailFailure(
          reason,
          isAway(smtpError, connection) ? "away" : refusal,
          verdictOf(smtpError),
        );
      }
    },
    close() {
      clearTimeout(timer);
      connection.close();
    },
  };
}
