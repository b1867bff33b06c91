/** The screen "Telefoni" (phones) lists the devices that may sign in, saves this device's passkey, and ends all sessions. */
import { houseDayAt } from "#app/domain/availability.ts";
import { DESK_PATHS } from "../paths.ts";
import { MAIL_DEVICE_NAME } from "#server/auth/access.ts";
import { allDevices, removeDevice } from "#server/auth/devices.ts";
import { removeAllSessions } from "#server/store/sessions.ts";
import { DeskError } from "../context.ts";
import { parseDeviceName } from "../arguments.ts";
import { italianDayFormats } from "../calendar/describe-nights.ts";
import { type DeskRoutes, demandSession } from "../web/visit.ts";
import { Access } from "./screen.tsx";
import { More } from "../more.tsx";

export const accessRoutes: DeskRoutes = {
  pages: {
    [DESK_PATHS.access]: async (visit) => {
      const { database, now, page } = visit;
      const session = demandSession(visit);
      const devices = await database.read((query) => allDevices(query, now));
      const deviceRows = devices.map(({ id, name, seenAt, hasPasskey, sessions }) => ({
        id,
        name,
        lastUsedDate: italianDayFormats.longDate(houseDayAt(seenAt)),
        isThisDevice: sessions.some((one) => one.id === session.id),
        hasPasskey,
      }));
      const isPasskeySaved = deviceRows.some((row) => row.isThisDevice && row.hasPasskey);
      const deviceName = session.device === MAIL_DEVICE_NAME ? "" : session.device;
      const props = { devices: deviceRows, ...(!isPasskeySaved && { unsavedName: deviceName }) };
      return page(Access, props);
    },
    [DESK_PATHS.more]: ({ version, page }) => page(More, { version }),
  },
  confirmed: {
    // A device may remove itself without a confirmation.
    [DESK_PATHS.access]: (visit, fields) => {
      const { id, passkey } = demandSession(visit);
      return fields.get("togli") !== (passkey ?? id);
    },
    // Without a confirmation somebody who has stolen the phone could save another passkey.
    [DESK_PATHS.savePasskey]: () => true,
    [DESK_PATHS.signOut]: () => true,
  },
  forms: {
    [DESK_PATHS.access]: async ({ database, now }, fields) => {
      const deviceId = fields.get("togli") ?? "";
      const devices = await database.read((query) => allDevices(query, now));
      const device = devices.find((one) => one.id === deviceId);
      await database.transaction((query) => removeDevice(query, deviceId));
      const notice = device ? `Tolto: ${device.name}. Da lì non si entra più.` : "Era già tolto.";
      return { location: DESK_PATHS.access, notice };
    },
    [DESK_PATHS.savePasskeyOptions]: async (visit) =>
      Response.json(await visit.passkeys.saveOptions(demandSession(visit), visit.now)),
    [DESK_PATHS.savePasskey]: async (visit, fields) => {
      const session = demandSession(visit);
      const deviceName = parseDeviceName(fields.get("nome") ?? "") || session.device;
      const credential = fields.get("nuova") ?? "";
      if (!(await visit.passkeys.save(session, credential, deviceName, visit.now)))
        throw new DeskError("L’accesso non è stato salvato: tornate indietro e riprovate.");
      const notice = `Salvato: ${deviceName}. La prossima volta basta premere Entra.`;
      return { location: DESK_PATHS.access, notice };
    },
    [DESK_PATHS.signOut]: async ({ database }) => {
      await database.transaction(removeAllSessions);
      return { location: DESK_PATHS.signIn, notice: "" };
    },
  },
};
