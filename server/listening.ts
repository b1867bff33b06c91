/** Whether the server may listen where its settings say; in a sentence when it may not. */
import { once } from "node:events";
import { createServer } from "node:net";
import { type Settings, SettingsError } from "./settings.ts";

type Place = Pick<Settings, "port" | "host">;

const REASONS: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken: another program listens there, perhaps this site itself. End that one, or set PORT to another number.`,
  EACCES: ({ port }) =>
    `Port ${port} is not for this user: set PORT to a number from 1024 up, behind a web server (docs/operations.md).`,
  EADDRNOTAVAIL: ({ host }) => `HOST is no address of this machine: "${host}".`,
  ENOTFOUND: ({ host }) => `HOST is no name that this machine knows: "${host}".`,
};

/** What to tell of a fault of listening: a sentence where we have one, else the fault itself. */
export function listenFault(error: unknown, place: Place): unknown {
  const sentence = REASONS[String((Object(error) as { code?: string }).code)]?.(place);
  return sentence ? new SettingsError(sentence, { cause: error }) : error;
}

/** Throws what would go wrong. Asked before anything is built: nobody waits a minute to hear it. */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(place.port, place.host), "listening");
  } catch (error) {
    throw listenFault(error, place);
  }
  await new Promise((done) => probe.close(done));
}
