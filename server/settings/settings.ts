/** The settings from the environment, validated at start; each has a working default. */
import { statSync } from "node:fs";
import { isIP } from "node:net";
import { isEmail } from "#server/text/email-address.ts";
import { type Smtp, smtpOf } from "./smtp-url.ts";
import { SettingsError } from "./settings-error.ts";

export { SettingsError };

export type Settings = {
  port: number;
  host: string;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** The folder of the store and of what the server caches. */
  dataDir: string;
  /** The mail server; without it messages wait in the store. */
  smtp?: Smtp;
  /** The recipient of messages; by default the house's address (content/house.yaml). */
  ownerEmail?: string;
  /** The sender of mails; by default the owner. */
  senderEmail?: string;
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxy: string[];
  /** A PostgreSQL server; by default the store is an SQLite file in `dataDir`. */
  databaseUrl?: string;
  /** Hosts from which tests read calendars, over plain HTTP and from private addresses. */
  calendarTestHosts: string[];
  /** In months. */
  keepMonths: number;
  /** In days. */
  keepSignUpDays: number;
};

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not ${JSON.stringify(text)}.`);
  return port;
}

function siteUrlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.hash)
    throw new SettingsError(
      `SITE_URL must be an address such as https://www.example.com, not ${JSON.stringify(text)}.`,
    );
  return url.origin;
}

function hostOf(text: string): string {
  if (!/^[\w.:-]+$/.test(text))
    throw new SettingsError(`HOST must be a name or an IP address, not ${JSON.stringify(text)}.`);
  return text;
}

function dataDirOf(text: string): string {
  let isFolder: boolean | undefined;
  try {
    isFolder = statSync(text, { throwIfNoEntry: false })?.isDirectory();
  } catch (error) {
    // A symbolic link to itself, a name that is too long or contains NUL.
    const { code } = Object(error) as { code?: string };
    throw new SettingsError(
      `DATA_DIR must be a folder; ${JSON.stringify(text.slice(0, 200))} cannot be one (${code}).`,
    );
  }
  if (isFolder === false)
    throw new SettingsError(`DATA_DIR must be a folder; ${JSON.stringify(text)} is a file.`);
  return text;
}

function emailOf(name: string, text: string): string {
  if (!isEmail(text))
    throw new SettingsError(`${name} must be an e-mail address, not ${JSON.stringify(text)}.`);
  return text;
}

/** "loopback", addresses and networks, separated by commas. */
function proxiesOf(text: string): string[] {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  for (const part of parts) {
    const [address = "", bits, more] = part.split("/");
    const most = isIP(address) === 4 ? 32 : 128;
    const isNetwork =
      isIP(address) > 0 && more === undefined && (bits === undefined || isUpTo(bits, most));
    if (part !== "loopback" && !isNetwork)
      throw new SettingsError(
        `TRUSTED_PROXY must be "loopback", addresses or networks such as 10.0.0.0/8, not ${JSON.stringify(part)}.`,
      );
  }
  return parts;
}

function isUpTo(text: string, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= most;
}

/** Names and addresses, separated by commas. */
function testHostsOf(text: string): string[] {
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  for (const host of hosts)
    if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host))
      throw new SettingsError(
        `CALENDAR_TEST_HOSTS must be names or addresses such as 127.0.0.1, without a port, not ${JSON.stringify(host)}.`,
      );
  return hosts;
}

function databaseUrlOf(text: string): string {
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new SettingsError(
      "DATABASE_URL must be an address such as postgres://user:password@host/database.",
    );
  return text;
}

function countOf(name: string, text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1)
    throw new SettingsError(`${name} must be a whole number from 1, not ${JSON.stringify(text)}.`);
  return Number(text);
}

/** Reads and validates the settings; throws a `SettingsError` at the first invalid one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const valueOf = (name: string) => environment[name]?.trim() ?? "";
  const smtp = valueOf("SMTP_URL");
  const owner = valueOf("OWNER_EMAIL");
  const sender = valueOf("SENDER_EMAIL");
  const database = valueOf("DATABASE_URL");
  return {
    port: portOf(valueOf("PORT") || "3000"),
    host: hostOf(valueOf("HOST") || "0.0.0.0"),
    siteUrl: siteUrlOf(valueOf("SITE_URL") || "http://localhost:3000"),
    dataDir: dataDirOf(valueOf("DATA_DIR") || "./data"),
    ...(smtp && { smtp: smtpOf(smtp) }),
    ...(owner && { ownerEmail: emailOf("OWNER_EMAIL", owner) }),
    ...(sender && { senderEmail: emailOf("SENDER_EMAIL", sender) }),
    trustedProxy: proxiesOf(valueOf("TRUSTED_PROXY")),
    ...(database && { databaseUrl: databaseUrlOf(database) }),
    calendarTestHosts: testHostsOf(valueOf("CALENDAR_TEST_HOSTS")),
    keepMonths: countOf("KEEP_MONTHS", valueOf("KEEP_MONTHS") || "24"),
    keepSignUpDays: countOf("KEEP_SIGNUP_DAYS", valueOf("KEEP_SIGNUP_DAYS") || "7"),
  };
}
