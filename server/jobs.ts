import { HOUR } from "#server/system/durations.ts";
import { createBackupJob } from "./backup/backup-job.ts";
import type { AvailabilityCache } from "./calendar/availability-cache.ts";
import { startPolling } from "./calendar/poll-loop.ts";
import { startMail } from "./mail/start-mail.ts";
import type { CurrentSite } from "./site/current-site.ts";
import type { Settings } from "./settings/settings.ts";
import type { Database } from "./store/database.ts";
import { purgeExpired } from "./store/retention.ts";
import { deleteOldStores } from "./store/set-aside.ts";
import { logError } from "./system/log.ts";

const PURGE_INTERVAL = HOUR;

const CLOCK_JUMP_WARNING =
  "The clock is more than a month ahead of the last hour we know: nothing is deleted until it has stood for a week.";

type JobOptions = {
  settings: Settings;
  database: Database;
  site: Pick<CurrentSite, "current">;
  availability: Pick<AvailabilityCache, "read">;
};

export type Jobs = Awaited<ReturnType<typeof startJobs>>;

export async function startJobs({ settings, database, site, availability }: JobOptions) {
  const outbox = await startMail(
    settings,
    database,
    () => site.current().contents,
    async () => ({ now: Date.now(), availability: await availability.read() }),
  );
  const wakeOutbox = outbox.wake;
  const pollLoop = startPolling(database, settings, wakeOutbox);
  const backupJob = createBackupJob({ database, settings, onAlert: wakeOutbox });
  backupJob.start();

  const purgeExpiredData = async () => {
    try {
      const now = Date.now();
      if (await purgeExpired(database, settings, now)) await deleteOldStores(settings.dataDir, now);
      else console.error(CLOCK_JUMP_WARNING);
    } catch (error) {
      logError(error);
    }
  };
  setInterval(() => void purgeExpiredData(), PURGE_INTERVAL).unref();
  void purgeExpiredData();

  return {
    /** Has to be called after a letter is added to the outbox, so that it is sent at once, not at the next pass. */
    wakeOutbox,
    hasLateFeeds: pollLoop.isLate,
    async stop() {
      void pollLoop.stop();
      void backupJob.stop();
      await outbox.stop();
    },
  };
}
