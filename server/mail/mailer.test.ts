import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseSmtpUrl } from "#server/settings/smtp-url.ts";
import { type FakeSmtp, fakeSmtp, type Fault } from "#tests/faults/support/smtp.ts";
import type { Mail } from "./compose.ts";
import { createMailer, type Mailer, MAX_CONNECTIONS, smtpFailureOf } from "./mailer.ts";
import { scratch } from "#tests/support/scratch.ts";

/** Short timeouts in the real proportions, long enough for immediate answers on a busy machine. */
const QUICK = { connection: 300, greeting: 300, silence: 600, attempt: 5_000 };

const MAIL: Mail = {
  messageId: "<id-1@casa.example>",
  date: new Date(0),
  from: { name: "Casa", address: "sito@casa.example" },
  to: { name: "Casa", address: "famiglia@casa.example" },
  replyTo: { name: "Anna", address: "anna@posta.example" },
  subject: "C’è posto?",
  text: "Saluti\n.\nAnna",
  headers: {},
};

let smtp: FakeSmtp;
const mailers: Mailer[] = [];

beforeEach(async () => {
  smtp = await fakeSmtp();
  await smtp.open();
});
afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  await smtp.close();
});

function mailerFor(user = "", tls = "?tls=never", timeouts = QUICK, host = "localhost"): Mailer {
  const mailer = createMailer(parseSmtpUrl(`smtp://${user}${host}:${smtp.port}${tls}`), timeouts);
  mailers.push(mailer);
  return mailer;
}

async function outcomeOf(sent: Promise<void>): Promise<string | undefined> {
  try {
    await sent;
    return "taken";
  } catch (error) {
    return smtpFailureOf(error);
  }
}

test("a mail is sent once, to the one address that the site chose", async () => {
  expect(await outcomeOf(mailerFor("casa:secret@").send(MAIL))).toBe("taken");
  expect(smtp.received).toMatchObject([
    { id: "<id-1@casa.example>", to: "RCPT TO:<famiglia@casa.example>" },
  ]);
  expect(smtp.counts).toEqual({ connections: 1, logins: 1, mails: 1 });
});

test.each<[fault: Fault, user: string, failure: RegExp]>([
  ["silent", "", /^ETIMEDOUT$/],
  ["drop", "", /^(ECONNECTION|ESOCKET)/],
  ["421", "", /421$/],
  ["535", "casa:wrong@", /^EAUTH 535$/],
  ["drop at AUTH", "casa:secret@", /^(ECONNECTION|ESOCKET)/],
  ["drop at MAIL", "", /^(ECONNECTION|ESOCKET)/],
  ["mute at MAIL", "", /^ETIMEDOUT$/],
  ["greylisting", "", /^EENVELOPE 451$/],
  ["550", "", /^EENVELOPE 550$/],
  ["554 at the end", "", /^EMESSAGE 554$/],
  ["late", "", /^ETIMEDOUT$/],
])(
  "the fault %s, for the user “%s”, gives a code, and the next mail is sent",
  async (fault, user, failure) => {
    smtp.fault = fault;
    smtp.lateness = 2 * QUICK.silence;
    const mailer = mailerFor(user);
    expect(await outcomeOf(mailer.send(MAIL))).toMatch(failure);
    smtp.fault = "none";
    expect(await outcomeOf(mailer.send(MAIL))).toBe("taken");
  },
);

test("a user without a password is refused before anything is sent", async () => {
  expect(await outcomeOf(mailerFor("casa@").send(MAIL))).toBe("EAUTH");
});

test("a slow server gets a mail once", async () => {
  smtp.fault = "late";
  smtp.lateness = QUICK.silence / 2;
  expect(await outcomeOf(mailerFor().send(MAIL))).toBe("taken");
  expect(smtp.received).toHaveLength(1);
});

test("an attempt ends at its time limit when the server answers drop by drop", async () => {
  smtp.fault = "mute at MAIL";
  const mailer = mailerFor("", "?tls=never", { ...QUICK, silence: 60_000, attempt: 300 });
  expect(await outcomeOf(mailer.send(MAIL))).toBe("EABORT");
});

test("a mail that hangs delays no other", async () => {
  smtp.hangs = (mail) => mail.includes("appesa");
  const mailer = mailerFor("", "?tls=never", { ...QUICK, silence: 60_000, attempt: 60_000 });
  for (let count = 1; count < MAX_CONNECTIONS; count++)
    mailer.send({ ...MAIL, text: "appesa" }).catch(() => {});
  expect(await outcomeOf(mailer.send(MAIL))).toBe("taken");
});

test("a closed port, an unknown host and a server without encryption get no mail", async () => {
  smtp.fault = "no STARTTLS";
  expect(await outcomeOf(mailerFor("", "").send(MAIL))).toBe("ETLS 502");
  await smtp.close();
  expect(await outcomeOf(mailerFor().send(MAIL))).toBe("ESOCKET ECONNREFUSED");
  const unknownHost = mailerFor("", "?tls=never", QUICK, "posta.invalid");
  expect(await outcomeOf(unknownHost.send(MAIL))).toMatch(/^(EDNS|ETIMEDOUT)/);
  expect(smtp.received).toEqual([]);
});

/** A certificate that nobody trusts; undefined where openssl is not installed. */
function untrustedCertificate() {
  const folder = scratch();
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const args = "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost".split(" ");
  const { status } = spawnSync("openssl", [...args, "-keyout", keyFile, "-out", certFile]);
  if (status !== 0) return undefined;
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8") };
}

test("a server with an untrusted certificate gets no password", async ({ skip }) => {
  const certificate = untrustedCertificate();
  if (!certificate) return skip("no openssl here");
  await smtp.close();
  smtp = await fakeSmtp({ certificate });
  await smtp.open();
  expect(await outcomeOf(mailerFor("casa:secret@", "").send(MAIL))).not.toBe("taken");
  expect(smtp.counts.logins).toBe(0);
});

test("an idle connection that the server closed costs no attempt", async () => {
  const mailer = mailerFor();
  expect(await outcomeOf(mailer.send(MAIL))).toBe("taken");
  const fault = () => (smtp.counts.mails === 2 ? "drop at MAIL" : "none");
  Object.defineProperty(smtp, "fault", { get: fault });
  expect(await outcomeOf(mailer.send(MAIL))).toBe("taken");
  expect(smtp.counts).toMatchObject({ connections: 2, mails: 3 });
});

test("a connection that breaks after the last word does no harm", async () => {
  smtp.onMail = () => setTimeout(() => void smtp.close(), 5);
  expect(await outcomeOf(mailerFor().send(MAIL))).toBe("taken");
  await pause(50);
});
