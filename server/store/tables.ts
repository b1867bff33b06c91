/** All tables; one that references another comes after it. */
export const TABLES = [
  "kept",
  "letters",
  "messages",
  "subscribers",
  "confirmations",
  "releases",
  "release_pictures",
  "edits",
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
  "edit_alerts",
  "passkeys",
  "access_letters",
  "backup_alerts",
] as const;

export type Table = (typeof TABLES)[number];
