import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSettings, removedSettingWarnings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";
import { scratch } from "#tests/support/scratch.ts";

const folder = scratch(afterAll);
const LOOP_LINK = join(folder, "loop");
symlinkSync(LOOP_LINK, LOOP_LINK);

test.each([{}, { PORT: " ", SITE_URL: "" }])("%o has working defaults", (environment) => {
  expect(readSettings(environment)).toEqual({
    port: 3000,
    host: "0.0.0.0",
    siteUrl: "http://localhost:3000",
    dataDir: "./data",
    backupFolders: [resolve("data/backups")],
    trustedProxy: [],
    calendarTestHosts: [],
    keepMonths: 24,
    keepSignUpDays: 7,
  });
});

test.each([
  [{ PORT: "tremila" }, "PORT"],
  [{ PORT: "-1" }, "PORT"],
  [{ PORT: "65536" }, "PORT"],
  [{ HOST: "not a host" }, "HOST"],
  [{ SITE_URL: "www.example.com" }, "SITE_URL"], // the protocol is missing
  [{ SITE_URL: "https://example.com/bb" }, "SITE_URL"], // a path is not allowed
  [{ SITE_URL: "ftp://example.com" }, "SITE_URL"],
  [{ DATA_DIR: import.meta.filename }, "DATA_DIR"], // a file
  [{ DATA_DIR: LOOP_LINK }, "DATA_DIR"], // a link to itself
  [{ DATA_DIR: "a".repeat(5_000) }, "DATA_DIR"],
  [{ DATA_DIR: "dati\0" }, "DATA_DIR"],
  [{ BACKUP_DIR: "copie" }, "BACKUP_DIR"], // a relative path
  [{ DATA_DIR: "/dati", BACKUP_DIR: "/dati/" }, "BACKUP_DIR"], // the store's own folder
  [{ DATA_DIR: "/dati", BACKUP_DIR: "/dati/backups" }, "BACKUP_DIR"],
  [{ BACKUP_DIR: "/copie\0" }, "BACKUP_DIR"],
  [{ OWNER_EMAIL: "a@b.it\nc@d.it" }, "OWNER_EMAIL"],
  [{ SMTP_URL: "posta.example" }, "SMTP_URL"],
  [{ OWNER_EMAIL: "famiglia" }, "OWNER_EMAIL"],
  [{ OWNER_EMAIL: "casa@-posta.example" }, "OWNER_EMAIL"], // the domain is no host name
  [{ SENDER_EMAIL: "a@b.it\nBcc: x@y.zz" }, "SENDER_EMAIL"],
  [{ TRUSTED_PROXY: "proxy.example" }, "TRUSTED_PROXY"], // a name, for which DNS may give any address
  [{ TRUSTED_PROXY: "10.0.0.0/33" }, "TRUSTED_PROXY"],
  [{ CALENDAR_TEST_HOSTS: "http://127.0.0.1" }, "CALENDAR_TEST_HOSTS"],
  [{ CALENDAR_TEST_HOSTS: "127.0.0.1:8080" }, "CALENDAR_TEST_HOSTS"], // a port is not allowed
  [{ KEEP_MONTHS: "0" }, "KEEP_MONTHS"],
  [{ KEEP_SIGNUP_DAYS: "sette" }, "KEEP_SIGNUP_DAYS"],
])("%o gives an error with the setting's name", (environment, name) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(name);
  expect(() => readSettings(environment)).toThrow(/^.{1,400}$/); // in one line
});

test.each([
  ["https://www.example.com/", "https://www.example.com"], // without the final slash
  ["http://localhost:8080", "http://localhost:8080"],
])("SITE_URL %s is read as %s", (input, siteUrl) => {
  expect(readSettings({ SITE_URL: input }).siteUrl).toBe(siteUrl);
});

test("copies are made beside the store and in the folder of BACKUP_DIR", () => {
  expect(readSettings({ DATA_DIR: "/dati", BACKUP_DIR: " /mnt/disco/" }).backupFolders).toEqual([
    "/dati/backups",
    "/mnt/disco",
  ]);
});

test.each([
  [{}, /^$/],
  [{ DATABASE_URL: " " }, /^$/],
  [{ DATABASE_URL: "postgres://casa:segreto@db.example/casa" }, /^((?!segreto).)*$/],
  [{ DATABASE_URL: "postgres://casa@db.example/casa" }, /one SQLite file in DATA_DIR.*trasloca/],
  [
    { VAPID_PRIVATE_KEY: "segreto", VAPID_PUBLIC_KEY: "x" },
    /^VAPID_\w+ is no longer read: phones[^\n]*$/,
  ],
  [{ VAPID_SUBJECT: "segreto" }, /^((?!segreto).)*$/],
  [{ BACKUP_DIRS: "/copie:/altre" }, /DATA_DIR\/backups.*BACKUP_DIR names/],
  [{ DATABASE_URL: "mysql://host/db", VAPID_SUBJECT: "x" }, /SQLite.*trasloca\.\n.*Oggi\.$/],
])("%o changes no setting, and a removed setting gives a warning", (environment, sentence) => {
  expect(readSettings(environment)).toEqual(readSettings({}));
  expect(removedSettingWarnings(environment).join("\n")).toMatch(sentence);
});

test("a proxy is trusted by its address or its network", () => {
  const TRUSTED_PROXY = "loopback, 10.0.0.0/8 2001:db8::/32,192.0.2.1";
  expect(readSettings({ TRUSTED_PROXY }).trustedProxy).toHaveLength(4);
});

test.each([
  ["3220", "http://localhost:3220"],
  ["0", "http://localhost:3000"], // any free port, known later
])("without SITE_URL the site on port %s is at %s", (PORT, siteUrl) => {
  expect(readSettings({ PORT })).toMatchObject({ port: Number(PORT), siteUrl });
  expect(readSettings({ PORT, SITE_URL: "https://casa.it" }).siteUrl).toBe("https://casa.it");
});
