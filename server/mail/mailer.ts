/** Hands mail to the mail server. */
import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { call } from "./call.ts";
import { MailFailure, type Mailer, PATIENCE, type Patience } from "./delivery.ts";
import type { Smtp } from "./smtp-url.ts";

/** After so many calls that nobody greeted, one that waits longer is made beside them. */
const PROBE_EVERY = 5;

/** A mailer for a server; it keeps no connection open. */
export function createMailer(smtp: Smtp, patience: Patience = PATIENCE): Mailer {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { auth } = smtp;
  let silences = 0;
  let isSlow = false;
  let isProbing = false;

  /** A call that has been greeted within so long. */
  const reachWithin = async (greeting: number) => {
    const line = call(smtp, greeting, patience.taking);
    const start = performance.now();
    line.allow(greeting + patience.asking);
    try {
      await line.step("unwilling", (done) => line.connection.connect(done));
    } catch (error) {
      line.end();
      throw error;
    }
    isSlow = performance.now() - start > patience.greeting;
    line.allow(patience.asking);
    return line;
  };

  /** Waits longer beside the short calls, so that a server that is back at once is not kept waiting for it. */
  const probe = async () => {
    isProbing = true;
    try {
      const { connection, end } = await reachWithin(patience.slowGreeting);
      connection.quit();
      end();
    } catch {
      // Nobody there, neither soon nor late.
    } finally {
      isProbing = false;
    }
  };

  const reach = async () => {
    const isPatient = isSlow;
    try {
      const line = await reachWithin(isPatient ? patience.slowGreeting : patience.greeting);
      silences = 0;
      return line;
    } catch (error) {
      if (isPatient) isSlow = false;
      const isSilent = error instanceof MailFailure && error.message === "ETIMEDOUT";
      silences = isSilent ? silences + 1 : 0;
      if (isSilent && silences % PROBE_EVERY === 0 && !isProbing) void probe();
      throw error;
    }
  };

  return {
    async send(mail) {
      const { message, envelope } = await writer.sendMail({
        ...mail,
        // What the mail says and where it goes are two things: only we choose the second.
        envelope: { from: mail.from.address, to: [mail.to.address] },
      });
      const { connection, allow, step, end } = await reach();
      // It is read when the server has asked for it; from there on, whoever hangs up sends it twice.
      const words = Readable.from(
        (function* () {
          allow(patience.taking);
          yield message;
        })(),
      );
      try {
        if (auth && connection.allowsAuth)
          await step("unwilling", (done) => connection.login({ credentials: auth }, done));
        await step("letter", (done) => connection.send(envelope, words, done));
        connection.quit();
      } finally {
        end();
      }
    },
    async answers() {
      // Without the password: asking again and again must not lock the account.
      try {
        const { connection, end } = await reach();
        connection.quit();
        end();
        return true;
      } catch (error) {
        return error instanceof MailFailure && error.refusal !== "away";
      }
    },
  };
}
