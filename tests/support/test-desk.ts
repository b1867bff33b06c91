/** The family's desk with its own store and a signed-in phone; tests read a screen as its name and props. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach } from "vitest";
import type { ReactNode } from "react";
import { purgeExpired } from "#server/store/retention.ts";
import { openSignedOutDesk, propsOf } from "./signed-out-desk.ts";
import { HOUR } from "#server/system/durations.ts";

type Screen = (props: never) => ReactNode;

/** `read<typeof Today>` gives the props of the screen `Today`; without a type argument their types are unknown. */
type ReadScreen<Shown extends Screen> = {
  status: number;
  location: string;
  name: string;
  props: [Shown] extends [never] ? Record<string, unknown> : Parameters<Shown>[0];
};

export type DeskDriver = Awaited<ReturnType<typeof openTestDesk>>;

async function screenOf<Shown extends Screen>(answer: Response): Promise<ReadScreen<Shown>> {
  const location = answer.headers.get("Location") ?? "";
  return { status: answer.status, location, ...(await propsOf(answer)) };
}

async function openTestDesk() {
  const desk = openSignedOutDesk();
  const { database, now, pass, folder } = desk;
  const cookie = await desk.enter("telefono");
  let keys = 0;
  return {
    database,
    folder,
    now,
    wait: (hours: number) => pass(hours * HOUR),
    /** Lets days pass, and deletes expired data each day as the server does. */
    waitDays: async (days: number) => {
      // Day by day, because after a jump of the clock nothing is deleted.
      for (let daysPassed = 0; daysPassed < days; daysPassed++) {
        pass(24 * HOUR);
        await purgeExpired(database, { keepMonths: 24, keepSignUpDays: 7 }, now());
      }
    },
    read: async <Shown extends Screen = never>(path: string) =>
      screenOf<Shown>(await desk.get(path, cookie)),
    stored: async () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join("\n"),
    get: (path: string) => desk.get(path, cookie),
    upload: async (path: string, form: FormData) => screenOf(await desk.upload(path, form, cookie)),
    send: async <Shown extends Screen = never>(path: string, fields: Record<string, string>) =>
      screenOf<Shown>(
        await desk.post(path, { cookie, fields: { chiave: String(keys++), ...fields } }),
      ),
  };
}

export function eachTestDesk(): DeskDriver {
  const desk = {} as DeskDriver;
  beforeEach(async () => void Object.assign(desk, await openTestDesk()));
  return desk;
}
