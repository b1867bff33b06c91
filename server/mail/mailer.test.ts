import { tmpdir } from "node:os";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { certificateIn } from "#tests/faults/support/certificate.ts";
import { type FakeSmtp, fakeSmtp, type Fault } from "#tests/faults/support/smtp.ts";
import type { Mail } from "./compose.ts";
import { MAX_ATTEMPT_DURATION, MailFailure, SMTP_TIMEOUTS } from "./mailer-interface.ts";
import { createMailer } from "./mailer.ts";
import { parseSmtpUrl } from "#server/settings/smtp-url.ts";

/** As the real ones stand to each other, and short; what answers at once has room on a busy machine. */
const QUICK = { greeting: 1_000, slowGreeting: 1_000, transaction: 2_000, acceptance: 4_000 };

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

beforeEach(async () => {
  smtp = await fakeSmtp();
  await smtp.open();
});
afterEach(() => smtp.close());

const mailerFor = (user = "", tls = "?tls=never") =>
  createMailer(parseSmtpUrl(`smtp://${user}localhost:${smtp.port}${tls}`), QUICK);

/** What a try comes to: how far it came, and the reason. */
async function outcome(sent: Promise<void>): Promise<string> {
  try {
    await sent;
    return "taken";
  } catch (error) {
    return error instanceof MailFailure ? `${error.refusal}: ${error.message}` : String(error);
  }
}

test("a mail is handed over once, to the one address we chose", async () => {
  expect(await outcome(mailerFor("casa:secret@").send(MAIL))).toBe("taken");
  expect(smtp.received).toMatchObject([
    { id: "<id-1@casa.example>", to: "RCPT TO:<famiglia@casa.example>" },
  ]);
  expect(smtp.counts).toEqual({ calls: 1, logins: 1, mails: 1 });
});

test.each<[fault: Fault, user: string, outcome: RegExp]>([
  // Nobody greeted: asking again is harmless.
  ["silent", "", /^away: ETIMEDOUT$/],
  ["drop", "", /^away: (ECONNECTION|ESOCKET)/],
  // Somebody did, and lets nobody in.
  ["421", "", /^unwilling: EPROTOCOL 421$/],
  ["535", "casa:wrong@", /^unwilling: EAUTH 535$/],
  ["drop at AUTH", "casa:secret@", /^unwilling: (ECONNECTION|ESOCKET)/],
  ["none", "casa@", /^unwilling: EAUTH$/], // no password to log in with
  // We are in: it is about this letter.
  ["drop at MAIL", "", /^letter: (ECONNECTION|ESOCKET)/],
  ["mute at MAIL", "", /^letter: ETIMEDOUT$/],
  ["greylisting", "", /^letter: EENVELOPE 451$/],
  ["550", "", /^letter: EENVELOPE 550$/],
])(
  "a server with the fault %s, called as %s, is told from the others",
  async (fault, user, expected) => {
    smtp.fault = fault;
    expect(await outcome(mailerFor(user).send(MAIL))).toMatch(expected);
    expect(smtp.received).toEqual([]);
  },
);

test.each<[Fault, string]>([
  ["550", "no such recipient"],
  ["554 at the end", "permanent"],
  ["greylisting", "temporary"],
])("a letter that is refused with %s is refused as %s", async (fault, verdict) => {
  smtp.fault = fault;
  await expect(mailerFor().send(MAIL)).rejects.toMatchObject({ refusal: "letter", verdict });
});

test("a server that makes its callers wait is found, and waited for from then on", async () => {
  smtp.fault = "slow greeting";
  const mailer = createMailer(parseSmtpUrl(`smtp://localhost:${smtp.port}?tls=never`), {
    ...QUICK,
    greeting: 100,
    slowGreeting: 10_000,
  });
  for (let call = 0; call < 5; call++)
    expect(await outcome(mailer.send(MAIL))).toBe("away: ETIMEDOUT");
  await expect.poll(() => outcome(mailer.send(MAIL)), { timeout: 8_000 }).toBe("taken");
  expect(await outcome(mailer.send(MAIL))).toBe("taken");
  smtp.fault = "none";
  expect(await mailer.isReachable()).toBe(true);
}, 15_000);

test("a closed port, an unknown name and a server without encryption are away", async () => {
  smtp.fault = "no STARTTLS";
  expect(await outcome(mailerFor("", "").send(MAIL))).toBe("away: ETLS 502");
  expect(await mailerFor("", "").isReachable()).toBe(false);
  await smtp.close();
  expect(await outcome(mailerFor().send(MAIL))).toBe("away: ESOCKET ECONNREFUSED");
  const nowhere = createMailer(parseSmtpUrl("smtp://posta.invalid?tls=never"), QUICK);
  expect(await outcome(nowhere.send(MAIL))).toMatch(/^away: (EDNS|ETIMEDOUT)/);
});

test("a certificate that nobody vouches for is no encryption", async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "mailer-"));
  const certificate = certificateIn(folder);
  rmSync(folder, { recursive: true });
  if (!certificate) return skip("no openssl here");
  await smtp.close();
  smtp = await fakeSmtp({ certificate });
  await smtp.open();
  expect(await outcome(mailerFor("casa:secret@", "").send(MAIL))).toMatch(/^away: /);
  expect(smtp.counts.logins).toBe(0);
});

test.each<[fault: Fault | "closed", answers: boolean]>([
  ["none", true],
  ["closed", false],
  ["silent", false],
  ["drop", false],
  ["421", true], // it is there: whether it takes the letter is the letter's question
])(
  "asked whether it is back, a server that is %s says %s, without a login",
  async (fault, answers) => {
    if (fault === "closed") await smtp.close();
    else smtp.fault = fault;
    expect(await mailerFor("casa:secret@").isReachable()).toBe(answers);
    expect(smtp.counts.logins).toBe(0);
  },
);

test("who has the mail may think about it for longer than about all before", async () => {
  smtp.fault = "late";
  smtp.lateness = 3_000;
  expect(smtp.lateness).toBeGreaterThan(QUICK.transaction);
  expect(await outcome(mailerFor().send(MAIL))).toBe("taken");
  smtp.lateness = QUICK.acceptance + 2_000;
  expect(await outcome(mailerFor().send(MAIL))).toBe("letter: ETIMEDOUT");
}, 20_000);

test("ten minutes for the mail, as RFC 5321 wants, and an end to every try", () => {
  expect(SMTP_TIMEOUTS.acceptance).toBe(10 * 60_000);
  expect(MAX_ATTEMPT_DURATION).toBe(
    SMTP_TIMEOUTS.slowGreeting + SMTP_TIMEOUTS.transaction + SMTP_TIMEOUTS.acceptance,
  );
});

test("a line that breaks after the last word harms nobody", async () => {
  smtp.onMail = () => setTimeout(() => void smtp.close(), 5);
  expect(await outcome(mailerFor().send(MAIL))).toBe("taken");
  await pause(50);
});
