/** A notice that begins with this text is shown as an alert. */
export const WARNING = "Attenzione: ";

export const MAX_DEVICE_NAME_LENGTH = 40;
export const MAX_NOTE_LENGTH = 80;

export const MAX_PHOTOGRAPH_BYTES = 25_000_000;
export const PHOTOGRAPH_TOO_LARGE =
  "Questa fotografia ha più di 25 MB: scegliete quella normale, non l’originale, o esportatela in JPG.";
