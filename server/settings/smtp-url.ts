import { SettingsError } from "./settings-error.ts";

export type SmtpServer = {
  host: string;
  port: number;
  /** "at once" for smtps, "after STARTTLS" for smtp. */
  encryption: "at once" | "after STARTTLS" | "never";
  auth?: { user: string; pass: string };
};

const SMTP_URL_EXAMPLES =
  "smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587";

/**
 * Parses `SMTP_URL`. Plain `smtp:` requires STARTTLS, so that neither password nor messages travel
 * unencrypted; `?tls=never` is for a mail server on the same machine.
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The message does not repeat the text, which contains a password.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new SettingsError(`SMTP_URL must be an address such as ${SMTP_URL_EXAMPLES}.`);
  const tls = url.searchParams.get("tls");
  if (tls !== null && tls !== "never")
    throw new SettingsError('SMTP_URL knows "?tls=never" and no other value of tls.');
  const atOnce = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: Number(url.port) || (atOnce ? 465 : 587),
    encryption: atOnce ? "at once" : tls ? "never" : "after STARTTLS",
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}
