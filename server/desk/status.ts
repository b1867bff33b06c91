import { backupStatus, type FolderStatus } from "#server/store/backup-state.ts";
import {
  type MailProblems,
  mailProblems,
  type OutboxStatus,
  outboxStatus,
} from "#server/store/letters.ts";
import { allMessages } from "#server/store/messages.ts";
import type { DeskContext } from "./context.ts";
import { type DraftStatus, draftStatus } from "./edits.ts";
import { type UnseenRelease, unseenRelease } from "./current-release.ts";

type DeskStatus = {
  messages: { all: number; unread: number; suspicious: number };
  outbox: OutboxStatus;
  mail: MailProblems;
  /** The age of the oldest letter, in hours; negative under a clock that was ahead. */
  oldestHours: number;
  unseen: UnseenRelease | undefined;
  draft: DraftStatus;
  backups: FolderStatus[];
};

export async function readStatus({ database, settings, now }: DeskContext): Promise<DeskStatus> {
  const messages = await allMessages(database);
  const outbox = await outboxStatus(database);
  return {
    messages: {
      all: messages.length,
      unread: messages.filter(({ isOpened }) => !isOpened).length,
      suspicious: messages.filter(({ suspicion }) => suspicion !== "").length,
    },
    outbox,
    mail: await mailProblems(database, now),
    oldestHours: Math.floor((now - outbox.oldest) / 3_600_000),
    unseen: await unseenRelease(database),
    draft: await draftStatus(database),
    backups: await backupStatus(database, settings.backupFolders, now),
  };
}
