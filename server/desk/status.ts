import { backupStatus, type FolderStatus } from "#server/store/backup-state.ts";
import {
  type MailProblems,
  mailProblems,
  type OutboxStatus,
  outboxStatus,
} from "#server/store/letters.ts";
import { allMessages } from "#server/store/messages.ts";
import type { DeskContext } from "./context.ts";
import type { Place } from "#app/content/documents.ts";
import { siteSource } from "#server/site/site-source.ts";
import { documentState } from "#server/store/documents.ts";
import { unpublishedChanges } from "./draft-changes.ts";

type DeskStatus = {
  messages: { all: number; unread: number; suspicious: number };
  outbox: OutboxStatus;
  mail: MailProblems;
  /** The age of the oldest letter, in hours; negative under a clock that was ahead. */
  oldestHours: number;
  /** The number of changes that guests do not see yet. */
  unpublished: number;
  /** The values that the software does not take. */
  unfit: Place[];
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
    unpublished: (await unpublishedChanges({ database })).length,
    unfit: (await siteSource(database, (await documentState(database)).draft)).unfit,
    backups: await backupStatus(database, settings.backupFolders, now),
  };
}
