/** A setting that cannot be used, told with its name and what it should be. */
export class SettingsError extends Error {
  override name = "SettingsError";
}
