/** What both forms need to do their work. */
import type { Context } from "hono";
import type { Language } from "#app/domain/languages.ts";
import type { AnswerPages } from "../answer-pages.ts";
import type { Settings } from "../settings.ts";
import type { Database } from "../store/database.ts";
import type { FormLimits } from "./form-limits.ts";

/** What the routes of a form are made of. */
export type FormsOptions = {
  database: Database;
  pages: Record<Language, AnswerPages>;
  settings: Pick<Settings, "siteUrl" | "trustedProxy" | "keepMonths">;
  secret: () => Promise<string>;
  /** The network a request comes from. */
  addressOf: (context: Context) => string;
  limits: FormLimits;
  /** Something was written down and may be sent. */
  onKept: () => void;
  /** Told what went wrong; never what a guest wrote. */
  log: (error: unknown) => void;
  now: () => number;
};
