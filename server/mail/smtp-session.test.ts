import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SmtpConnection from "nodemailer/lib/smtp-connection";
import { afterEach, expect, test } from "vitest";
import { certificateIn } from "#tests/faults/support/certificate.ts";
import { type FakeSmtp, fakeSmtp, type Fault } from "#tests/faults/support/smtp.ts";
import { hasResponded, isUpgrading } from "./smtp-session.ts";

let smtp: FakeSmtp;
afterEach(() => smtp.close());

/** A call as the library leads it until it is connected, or has failed. */
async function called(requireTLS = false) {
  const connection = new SmtpConnection({
    host: "localhost",
    port: smtp.port,
    requireTLS,
    ignoreTLS: !requireTLS,
    greetingTimeout: 500,
  });
  expect(hasResponded(connection)).toBe(false); // nobody was called yet
  await new Promise((resolve) => {
    connection.on("error", resolve);
    connection.connect(resolve);
  });
  return connection;
}

test.each<[fault: Fault, spoken: boolean]>([
  ["none", true],
  ["421", true],
  ["silent", false],
  ["drop", false],
])("whether a server with the fault %s has said a word: %s", async (fault, spoken) => {
  smtp = await fakeSmtp();
  smtp.fault = fault;
  await smtp.open();
  const connection = await called();
  expect(hasResponded(connection)).toBe(spoken);
  expect(isUpgrading(connection)).toBe(false);
  connection.close();
});

test("a line whose encryption fails half-way is known as one", async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "heard-"));
  const certificate = certificateIn(folder);
  rmSync(folder, { recursive: true });
  smtp = await fakeSmtp(certificate ? { certificate } : {});
  if (!certificate) return skip("no openssl here");
  await smtp.open();
  // A certificate that nobody vouches for: we break the handshake off.
  const connection = await called(true);
  expect(hasResponded(connection)).toBe(true);
  expect(isUpgrading(connection)).toBe(true);
  connection.close();
});
