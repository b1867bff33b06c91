/** An error that the operator can correct; the message says how. */
export class SettingsError extends Error {
  override name = "SettingsError";
}
