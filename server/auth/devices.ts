/** A device that may enter the desk is a passkey with its sessions, or one session without a passkey. */
import type { RunSql } from "#server/store/database.ts";
import { allPasskeys, removePasskey } from "#server/store/passkeys.ts";
import { allSessions, removeSessions } from "#server/store/sessions.ts";

/** Returns the most recently used device first; a device's id is that of its passkey or its session. */
export async function allDevices(query: RunSql, now: number) {
  const sessions = await allSessions(query, now);
  const passkeyDevices = (await allPasskeys(query)).map(({ id, device, seenAt }) => {
    const sessionsOfPasskey = sessions.filter(({ passkey }) => passkey === id);
    const lastSeenAt = Math.max(seenAt, ...sessionsOfPasskey.map((session) => session.seenAt));
    return { id, name: device, seenAt: lastSeenAt, hasPasskey: true, sessions: sessionsOfPasskey };
  });
  const passkeySessions = new Set(passkeyDevices.flatMap((device) => device.sessions));
  const otherDevices = sessions
    .filter((session) => !passkeySessions.has(session))
    .map((session) => ({
      ...session,
      name: session.device,
      hasPasskey: false,
      sessions: [session],
    }));
  return [...passkeyDevices, ...otherDevices].toSorted((a, b) => b.seenAt - a.seenAt);
}

/** Removes a passkey with its sessions, or a session. If a passkey was saved in the session, removes that passkey too. */
export async function removeDevice(query: RunSql, id: string): Promise<void> {
  for (const idOrPasskey of new Set([id, ...(await removeSessions(query, id))])) {
    await removeSessions(query, idOrPasskey);
    await removePasskey(query, idOrPasskey);
  }
}
