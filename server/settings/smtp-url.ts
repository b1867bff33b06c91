import { SettingsError } from "./settings-error.ts";

export type SmtpServer = {
  host: string;
  port: number;
  encryption: "at once" | "after STARTTLS" | "never";
  auth?: { user: string; pass: string };
};

const SMTP_URL_EXAMPLES =
  "smtps://user:password@mail.example.com or smtp://user:password@mail.example.com:587";

/** Plain `smtp:` requires STARTTLS; `?tls=never` is for a mail server on the same machine. */
export function parseSmtpUrl(text: string): SmtpServer {
  // The message does not repeat the text, which contains a password.
  const refuseUrl = () => {
    throw new SettingsError(
      `SMTP_URL must be an address such as ${SMTP_URL_EXAMPLES}. In its user and password # / ? % @ : are written %23 %2F %3F %25 %40 %3A.`,
    );
  };
  const decode = (part: string) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return refuseUrl();
    }
  };
  const url = URL.canParse(text) ? new URL(text) : refuseUrl();
  const { protocol, hostname, pathname, hash, searchParams } = url;
  // The URL is refused if an unencoded "#" or "/" in a password cuts off the server's name.
  const isUrlCut =
    !/^\/?$/.test(pathname) || hash || [...searchParams.keys()].some((one) => one !== "tls");
  if (!/^smtps?:$/.test(protocol) || !hostname || isUrlCut || (url.password && !url.username))
    refuseUrl();
  const tls = searchParams.get("tls");
  if (tls !== null && tls !== "never")
    throw new SettingsError('SMTP_URL knows "?tls=never" and no other value of tls.');
  const isImplicitTls = protocol === "smtps:";
  const user = decode(url.username);
  return {
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: Number(url.port) || (isImplicitTls ? 465 : 587),
    encryption: isImplicitTls ? "at once" : tls ? "never" : "after STARTTLS",
    ...(user && { auth: { user, pass: decode(url.password) } }),
  };
}
