/** The start of a notice about a failure: such a notice is shown as an alert. */
export const WARNING = "Attenzione: ";

/** The longest name of a device, in letters. */
export const MAX_DEVICE_NAME_LENGTH = 40;

/** The longest note of a closure or a stay, in letters. */
export const MAX_NOTE_LENGTH = 80;

/** The largest photograph, in bytes, and the error message for a larger one. */
export const MAX_PHOTOGRAPH_BYTES = 25_000_000;
export const PHOTOGRAPH_TOO_LARGE =
  "Questa fotografia ha più di 25 MB: scegliete quella normale, non l’originale, o esportatela in JPG.";
