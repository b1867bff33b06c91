/** All tables; one that references another comes after it. */
export const TABLES = [
  "kept",
  "letters",
  "messages",
  "subscribers",
  "confirmations",
  "documents",
  "revisions",
  "draft",
  "uploads",
  "feeds",
  "feed_nights",
  "feed_exports",
  "served_nights",
  "closures",
  "notices",
  "access_links",
  "sessions",
  "form_results",
  "document_alerts",
  "passkeys",
  "access_letters",
  "backup_alerts",
] as const;

export type Table = (typeof TABLES)[number];
