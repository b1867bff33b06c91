/** The message names the setting and a valid value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}
