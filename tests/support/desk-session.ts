import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { DESK_PATH } from "#app/desk/paths.ts";
import { hashOf, randomToken } from "#server/auth/secrets.ts";
import type { Database } from "#server/store/database.ts";
import { addSession } from "#server/store/sessions.ts";

/** Signs a browser in at the desk on localhost, as if it had used a link at the time `at`. */
export async function addSessionCookie(
  context: BrowserContext,
  database: Database,
  at = Date.now(),
): Promise<void> {
  const token = randomToken();
  const times = { createdAt: at, seenAt: at, confirmedAt: at };
  const session = { id: randomUUID(), device: "telefono", passkey: null, ...times };
  await database.transaction((query) => addSession(query, session, hashOf(token)));
  const cookie = { name: "banco", value: token, domain: "localhost", path: DESK_PATH };
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: "Strict" }]);
}
