/** One call to a mail server, step by step; it is known how far it came. */
import SmtpConnection from "nodemailer/lib/smtp-connection";
import { MailFailure, type Refusal, type Verdict } from "./delivery.ts";
import { hasSpoken, isEncrypting } from "./heard.ts";
import type { Smtp } from "./smtp-url.ts";

type Fault = { code?: string; originalCode?: string; responseCode?: number; command?: string };

/** What the library calls when a step is done. */
type Done = (fault?: Error | null) => void;

/** Nobody greeted, or there is no encryption to be had: not a word of ours was answered. */
function isAway({ code, responseCode }: Fault, connection: SmtpConnection): boolean {
  if (code === "ETLS" || isEncrypting(connection)) return true;
  // Who turns us away with a number is there.
  return !responseCode && !hasSpoken(connection);
}

function verdictOf({ responseCode = 0, command }: Fault): Verdict {
  if (responseCode < 500) return "temporary";
  return command === "RCPT TO" ? "no such recipient" : "permanent";
}

/** One call to a mail server. The library's own way to send knows one time limit for all of it. */
export function call({ host, port, encrypted }: Smtp, greeting: number, taking: number) {
  const connection = new SmtpConnection({
    host,
    port,
    secure: encrypted === "at once",
    requireTLS: encrypted === "after STARTTLS",
    ignoreTLS: encrypted === "never",
    dnsTimeout: greeting,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: taking,
  });
  let fail: Done = () => {};
  // Listens to the end: a line that breaks after the last word must not end the server.
  connection.on("error", (fault: Error) => fail(fault));
  let timer: NodeJS.Timeout | undefined;

  return {
    connection,
    /** Gives the call so long from now. */
    allow(milliseconds: number) {
      clearTimeout(timer);
      const late = Object.assign(new Error("late"), { code: "ETIMEDOUT" });
      timer = setTimeout(() => fail(late), milliseconds);
    },
    /** Takes one step; `refusal` says what it means when it fails after the server has spoken. */
    async step(refusal: Refusal, begin: (done: Done) => void) {
      try {
        await new Promise<void>((resolve, reject) => {
          fail = (fault) => (fault ? reject(fault) : resolve());
          begin(fail);
        });
      } catch (error) {
        const fault = Object(error) as Fault;
        // Codes only: the words of an answer may name addresses.
        const { code, originalCode, responseCode } = fault;
        const reason = [code, originalCode, responseCode].filter(Boolean).join(" ") || "fault";
        throw new MailFailure(
          reason,
          isAway(fault, connection) ? "away" : refusal,
          verdictOf(fault),
        );
      }
    },
    end() {
      clearTimeout(timer);
      connection.close();
    },
  };
}
