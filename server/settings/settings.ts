import { statSync } from "node:fs";
import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { asciiEmail, isEmail } from "#server/text/email-address.ts";
import { parseSmtpUrl } from "./smtp-url.ts";
import { SettingsError } from "./settings-error.ts";

export type Settings = ReturnType<typeof readSettings>;

function checkSetting(name: string, text: string, isValid: boolean, expected: string): string {
  if (isValid) return text;
  throw new SettingsError(
    `${name} must be ${expected}, not ${JSON.stringify(text.slice(0, 200))}.`,
  );
}

function parseWholeNumber(name: string, text: string, min: number, max = Infinity): number {
  const isNumberValid = /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  const allowedRange = max < Infinity ? `from ${min} to ${max}` : `from ${min}`;
  return Number(checkSetting(name, text, isNumberValid, `a whole number ${allowedRange}`));
}

function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url?.pathname === "/" && !url.search && !url.hash;
  const isOriginValid = isOrigin && /^https?:$/.test(url.protocol);
  checkSetting("SITE_URL", text, isOriginValid, "an address such as https://www.example.com");
  return url?.origin ?? "";
}

function canBeFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
  } catch {
    return false; // the path is a symbolic link to itself, is too long or contains NUL
  }
}

function parseBackupFolders(text: string, dataDir: string): string[] {
  const defaultFolder = resolve(dataDir, "backups");
  if (!text) return [defaultFolder];
  const isFolderValid =
    isAbsolute(text) &&
    !text.includes("\0") &&
    ![defaultFolder, resolve(dataDir)].includes(resolve(text));
  checkSetting("BACKUP_DIR", text, isFolderValid, "an absolute folder outside of DATA_DIR");
  return [defaultFolder, resolve(text)];
}

function isNetwork(text: string): boolean {
  const [address = "", bits = "0", extra] = text.split("/");
  const maxBits = isIP(address) === 4 ? 32 : 128;
  return isIP(address) > 0 && extra === undefined && /^\d+$/.test(bits) && Number(bits) <= maxBits;
}

const REMOVED_SETTINGS = {
  DATABASE_URL:
    "the server now keeps everything in one SQLite file in DATA_DIR, and the data of a PostgreSQL store is moved there with the release before this one, by its command trasloca",
  VAPID_: "phones no longer ring, and the family is told by mail and on the desk's page Oggi",
  BACKUP_DIRS: "copies are made in DATA_DIR/backups, and in one folder more that BACKUP_DIR names",
};

/** Returns a sentence for each setting that is set but no longer read, without the value, which may be a secret. */
export function removedSettingWarnings(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(REMOVED_SETTINGS).flatMap(([prefix, reason]) => {
    const removedName = Object.keys(environment).find(
      (one) => one.startsWith(prefix) && environment[one]?.trim(),
    );
    return removedName ? `${removedName} is no longer read: ${reason}.` : [];
  });
}

/** Throws a `SettingsError` at the first invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const valueOf = (name: string) => environment[name]?.trim() ?? "";
  const readText = (
    name: string,
    fallback: string,
    isValid: (text: string) => boolean,
    expected: string,
  ) => checkSetting(name, valueOf(name) || fallback, isValid(valueOf(name) || fallback), expected);
  const readEmail = (name: string) =>
    asciiEmail(readText(name, "", (one) => !one || isEmail(asciiEmail(one)), "an e-mail address"));
  const readList = (name: string, isValid: (part: string) => boolean, expected: string) =>
    valueOf(name)
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((part) => checkSetting(name, part, isValid(part), expected));
  const smtpUrl = valueOf("SMTP_URL");
  const ownerEmail = readEmail("OWNER_EMAIL");
  const senderEmail = readEmail("SENDER_EMAIL");
  const dataDir = readText("DATA_DIR", "./data", canBeFolder, "a folder");
  const port = parseWholeNumber("PORT", valueOf("PORT") || "3000", 0, 65_535);
  return {
    port,
    host: readText("HOST", "0.0.0.0", (text) => /^[\w.:-]+$/.test(text), "a name or an IP address"),
    /** Without a slash at its end. */
    siteUrl: parseSiteUrl(valueOf("SITE_URL") || `http://localhost:${port || 3000}`),
    dataDir,
    backupFolders: parseBackupFolders(valueOf("BACKUP_DIR"), dataDir),
    /** Without SMTP_URL no mail is sent, and messages wait in the database. */
    ...(smtpUrl && { smtp: parseSmtpUrl(smtpUrl) }),
    /** Without OWNER_EMAIL, mails to the family go to the house's address (content/house.yaml). */
    ...(ownerEmail && { ownerEmail }),
    ...(senderEmail && { senderEmail }),
    trustedProxy: readList(
      "TRUSTED_PROXY",
      (part) => part === "loopback" || isNetwork(part),
      '"loopback", addresses or networks such as 10.0.0.0/8',
    ),
    /** Hosts from which tests read calendars over plain HTTP and at private addresses. */
    calendarTestHosts: readList(
      "CALENDAR_TEST_HOSTS",
      (host) => /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host),
      "names or addresses such as 127.0.0.1, without a port",
    ),
    /** The retention of messages, in months. */
    keepMonths: parseWholeNumber("KEEP_MONTHS", valueOf("KEEP_MONTHS") || "24", 1),
    /** The retention of unconfirmed sign-ups, in days. */
    keepSignUpDays: parseWholeNumber("KEEP_SIGNUP_DAYS", valueOf("KEEP_SIGNUP_DAYS") || "7", 1),
  };
}
