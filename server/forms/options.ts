import type { Contents } from "#app/content/site-content.ts";
import type { Context } from "hono";
import type { Settings } from "#server/settings/settings.ts";
import type { Database } from "#server/store/database.ts";
import type { createFormLimits } from "./form-limits.ts";
import type { SitePages } from "#server/serving/site-pages.ts";

export type FormsOptions = {
  database: Database;
  contents: Contents;
  answerPage: SitePages["formAnswer"];
  settings: Pick<Settings, "siteUrl" | "keepMonths">;
  networkOf: (context: Context) => string;
  limits: ReturnType<typeof createFormLimits>;
  /** Called after a message or a sign-up is saved, so that the outbox sends the mail about it now. */
  onSaved: () => void;
  /** Must not log the error's message, because a message of the database may contain what a guest has written. */
  log: (error: unknown) => void;
  now: () => number;
};
