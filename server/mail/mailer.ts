import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { SmtpServer } from "#server/settings/smtp-url.ts";
import { MailFailure, type Mailer, SMTP_TIMEOUTS, type SmtpTimeouts } from "./mailer-interface.ts";
import { createSmtpSession } from "./smtp-session.ts";

/** The number of time-outs in a row after which one session waits longer for the greeting. */
const TIMEOUTS_PER_PROBE = 5;

export function createMailer(smtp: SmtpServer, limits: SmtpTimeouts = SMTP_TIMEOUTS): Mailer {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { auth } = smtp;
  let timeouts = 0;
  let isSlow = false;
  let isProbing = false;

  /** A session whose greeting took at most so long. */
  const connectWithin = async (greeting: number) => {
    const session = createSmtpSession(smtp, greeting, limits.acceptance);
    const start = performance.now();
    session.setDeadline(greeting + limits.transaction);
    try {
      await session.step("unwilling", (done) => session.connection.connect(done));
    } catch (error) {
      session.close();
      throw error;
    }
    isSlow = performance.now() - start > limits.greeting;
    session.setDeadline(limits.transaction);
    return session;
  };

  /** Finds out beside the short sessions whether the server only delays its greeting. */
  const probe = async () => {
    isProbing = true;
    try {
      const { connection, close } = await connectWithin(limits.slowGreeting);
      connection.quit();
      close();
    } catch {
      // The server is away.
    } finally {
      isProbing = false;
    }
  };

  const connect = async () => {
    const wasSlow = isSlow;
    try {
      const session = await connectWithin(wasSlow ? limits.slowGreeting : limits.greeting);
      timeouts = 0;
      return session;
    } catch (error) {
      if (wasSlow) isSlow = false;
      const isTimeout = error instanceof MailFailure && error.message === "ETIMEDOUT";
      timeouts = isTimeout ? timeouts + 1 : 0;
      if (isTimeout && timeouts % TIMEOUTS_PER_PROBE === 0 && !isProbing) void probe();
      throw error;
    }
  };

  return {
    async send(mail) {
      const { message, envelope } = await writer.sendMail({
        ...mail,
        // We alone choose the recipient, whatever the headers contain.
        envelope: { from: mail.from.address, to: [mail.to.address] },
      });
      const { connection, setDeadline, step, close } = await connect();
      // Read once the server has accepted DATA; aborting after that risks a duplicate delivery.
      const body = Readable.from(
        (function* () {
          setDeadline(limits.acceptance);
          yield message;
        })(),
      );
      try {
        if (auth && connection.allowsAuth)
          await step("unwilling", (done) => connection.login({ credentials: auth }, done));
        await step("letter", (done) => connection.send(envelope, body, done));
        connection.quit();
      } finally {
        close();
      }
    },
    async isReachable() {
      // No login: many logins in a row may lock the account.
      try {
        const { connection, close } = await connect();
        connection.quit();
        close();
        return true;
      } catch (error) {
        return error instanceof MailFailure && error.refusal !== "away";
      }
    },
  };
}
