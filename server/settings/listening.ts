import { once } from "node:events";
import { createServer } from "node:net";
import type { Settings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

type ListenAddress = Pick<Settings, "port" | "host">;

const LISTEN_ERRORS: Record<string, (address: ListenAddress) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken: another program listens there, perhaps this site itself. End that one, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `Port ${port} is not for this user: set PORT to a number from 1024 up, behind a web server (docs/operations.md).`,
  EADDRNOTAVAIL: ({ host }) => `HOST is no address of this machine: "${host}".`,
  ENOTFOUND: ({ host }) => `HOST is no name that this machine knows: "${host}".`,
};

export function explainListenError(error: unknown, address: ListenAddress): unknown {
  const errorSentence = LISTEN_ERRORS[String((Object(error) as { code?: string }).code)]?.(address);
  return errorSentence ? new SettingsError(errorSentence, { cause: error }) : error;
}

/** Called before a build, which takes a minute, so that a taken port is reported at once. */
export async function checkPort(address: ListenAddress): Promise<void> {
  const probeServer = createServer();
  try {
    await once(probeServer.listen(address.port, address.host), "listening");
  } catch (error) {
    throw explainListenError(error, address);
  }
  await new Promise((done) => probeServer.close(done));
}
